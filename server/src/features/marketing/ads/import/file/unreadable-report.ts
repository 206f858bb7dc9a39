import type { ProblemField } from "@solodesk/contract/marketing/ads/ad-import.ts";

export interface Problem {
  field: ProblemField;
  message: string;
}

/** The whole file cannot be read, whatever is chosen. */
export class UnreadableReport extends Error {}
