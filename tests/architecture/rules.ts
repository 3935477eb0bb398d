import { directionOffences, unplannedOffences } from "./directions.ts";
import { readFigures } from "./figures.ts";
import { barrelOffences, importFormOffences } from "./import-form.ts";
import { nameOffences } from "./names.ts";
import type { Offence } from "./offence.ts";
import { commissionOffences, contactOffences, priceOffences, trialOffences } from "./single-source.ts";
import { sizeOffences } from "./size.ts";
import type { SourceFiles } from "./source-files.ts";
import {
  clockOffences,
  defaultExportOffences,
  environmentOffences,
  markupOffences,
  storageOffences,
} from "./standing-rules.ts";

const figures = readFigures();

export const rules = {
  "every import goes in a direction that the plan allows": directionOffences,
  "every file lies in a room of the plan": unplannedOffences,
  "imports are relative inside a room, #room/… across rooms, and carry the extension": importFormOffences,
  "no file only passes on what others export": barrelOffences,
  "no name is a drawer or a number, and all are kebab-case": nameOffences,
  "no file is longer than 400 lines": sizeOffences,
  "only entry points read process.env": environmentOffences,
  "only site/browser touches the browser's storage": storageOffences,
  "core asks neither the clock nor chance": clockOffences,
  "no markup from strings and no style attributes": markupOffences,
  "default exports stand only where the framework asks for them": defaultExportOffences,
  "no price is typed outside core/plans.ts": (files) => priceOffences(files, figures),
  "no trial length is typed outside core/plans.ts and core/policy.ts": (files) =>
    trialOffences(files, figures),
  "no commission is typed outside core/affiliate": (files) => commissionOffences(files, figures),
  "no contact detail or name is typed outside content/company.ts": (files) => contactOffences(files, figures),
} as const satisfies Record<string, (files: SourceFiles) => Offence[]>;

export type RuleName = keyof typeof rules;
