import { recommendedTimeframeMinutes } from "#core/policy.ts";

/** As in "on the … timeframe". */
export const timeframe = `${recommendedTimeframeMinutes}-minute`;
