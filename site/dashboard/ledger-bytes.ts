/** Every file of the folder as it lies there: a text would lose its encoding, and a workbook is none. */
const files = import.meta.glob<string>(["../../backtests/**/*.csv", "../../backtests/**/*.xlsx"], {
  query: "?url&inline",
  import: "default",
  eager: true,
});

/** Runs at build time only. */
export function ledgerBytes(file: string): Uint8Array<ArrayBuffer> {
  const address = files[`../../backtests/${file}`];
  if (address === undefined) throw new Error(`backtests/${file} is in the manifest and not in the folder.`);
  return Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (byte) => byte.charCodeAt(0));
}
