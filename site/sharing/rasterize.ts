import { initWasm, Resvg } from "@resvg/resvg-wasm";
import wasm from "@resvg/resvg-wasm/index_bg.wasm?url&inline";
import { shareImageSize } from "#content/pictures.ts";

let ready: Promise<void> | undefined;

export async function rasterize(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = shareImageSize;
  return rasterizeSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`,
    width,
  );
}

export async function rasterizeSvg(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  // In development this module is loaded anew and the rasterizer is not; any other failure shows below.
  ready ??= fetch(wasm)
    .then(initWasm)
    .catch(() => {});
  await ready;
  return new Uint8Array(new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng());
}
