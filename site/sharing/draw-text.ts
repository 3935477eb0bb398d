import desk from "@fontsource/archivo/files/archivo-latin-500-normal.woff?inline";
import read from "@fontsource/brygada-1918/files/brygada-1918-latin-500-normal.woff?inline";
import satori from "satori";
import { shareImageSize } from "#content/pictures.ts";

export type Text = {
  text: string;
  size: number;
  colour: string;
  face: "read" | "desk";
  /** Where it is cut off. */
  lines: number;
  /** Pixels to the text below it. */
  after?: number;
};

/** Texts below each other. */
export type Column = { x: number; y: number; width: number; texts: readonly Text[] };

const weight = 500;

/** Text as outlines, so that the picture needs no font. */
export async function drawText(columns: readonly Column[]): Promise<string> {
  const fonts = await Promise.all([loadFont("read", read), loadFont("desk", desk)]);
  return satori(box({ display: "flex" }, columns.map(drawColumn)), { ...shareImageSize, fonts });
}

function drawColumn({ x, y, width, texts }: Column) {
  const style = { position: "absolute", left: x, top: y, width, display: "flex", flexDirection: "column" };
  return box(style, texts.map(drawLine));
}

function drawLine({ text, size, colour, face, lines, after = 26 }: Text) {
  const style = {
    display: "block",
    color: colour,
    fontFamily: face,
    fontSize: size,
    lineHeight: face === "read" ? 1.12 : 1.4,
    letterSpacing: face === "read" ? -0.02 * size : 0,
    marginBottom: after,
    lineClamp: lines,
  };
  return box(style, text);
}

function box(style: object, children: unknown) {
  return { type: "div", key: null, props: { style, children } };
}

async function loadFont(name: string, dataUrl: string) {
  const data = await (await fetch(dataUrl)).arrayBuffer();
  return { name, data, weight, style: "normal" } as const;
}
