/** What one reading of one file took, and what it came to. */
export type ReportRun = {
  readonly seconds: number;
  /** The most that the process ever held. */
  readonly megabytes: number;
  readonly figures: Readonly<Record<string, number>>;
};
