import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(html|js|css|svg|json|webmanifest|txt|xml|data|csv)$/;

/** Writes `file.br` and `file.gz` beside each file that gains from it. */
export async function compress(files: string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const body = readFileSync(file);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        };
        writeFileSync(`${file}.br`, await brotli(body, { params }));
        writeFileSync(`${file}.gz`, await zip(body, { level: 9 }));
      }),
  );
}
