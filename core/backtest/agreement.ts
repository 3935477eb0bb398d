import type { ClassReport } from "./report.ts";

export type Disagreement = {
  /** Such as "instruments.0.figures.wins". */
  readonly field: string;
  readonly published: unknown;
  readonly recomputed: unknown;
};

export type Agreement = { readonly fields: number; readonly disagreements: readonly Disagreement[] };

/**
 * Field by field, to the last bit: both come from the same engine and the same bytes. What the manifest says of the
 * files went into both and is left out, for it could only agree.
 */
export function compareReports(published: ClassReport, recomputed: ClassReport): Agreement {
  return compareFields(computedPart(published), computedPart(recomputed));
}

export function compareFields(published: unknown, recomputed: unknown): Agreement {
  const disagreements: Disagreement[] = [];
  let fields = 0;
  function compare(one: unknown, other: unknown, field: string): void {
    if (isNode(one) && isNode(other)) {
      for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
        compare(own(one, name), own(other, name), field === "" ? name : `${field}.${name}`);
      }
      return;
    }
    fields += 1;
    if (one !== other && !(Number.isNaN(one) && Number.isNaN(other))) {
      disagreements.push({ field, published: one, recomputed: other });
    }
  }
  compare(published, recomputed, "");
  return { fields, disagreements };
}

function computedPart({ assetClass: _, currency: __, exportedOn: ___, ...report }: ClassReport) {
  return {
    ...withoutSample(report),
    instruments: report.instruments.map(({ facts: { symbol }, ...instrument }) => ({
      // Which of them it is: their order follows from their returns.
      symbol,
      ...withoutSample(instrument),
    })),
  };
}

function withoutSample<Part extends { readonly sample: boolean }>({ sample: _, ...part }: Part) {
  return part;
}

function isNode(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Undefined for what one of the two does not have, whatever its prototype has under that name. */
function own(node: object, name: string): unknown {
  return Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined;
}
