import manifest from "#backtests/manifest.json";
import { ledgerBytes } from "#site/dashboard/ledger-bytes.ts";
import type { Route } from "./+types/ledger-file.ts";

const contentTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The bytes that the figures were computed from, for whoever wants to compute them again. */
export function loader({ params }: Route.LoaderArgs) {
  const found = manifest.ledgers.find(({ file }) => file === params["*"]);
  if (!found) throw new Response(null, { status: 404 });
  const contentType = contentTypes[found.file.endsWith(".xlsx") ? "xlsx" : "csv"];
  return new Response(ledgerBytes(found.file), { headers: { "Content-Type": contentType } });
}
