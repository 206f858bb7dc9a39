import type { ProblemField } from "@solodesk/contract/marketing/ads/ad-import.ts";

export interface Problem {
  field: ProblemField;
  message: string;
}

/** The file cannot be read at all, whatever the seller chooses. */
export class UnreadableReport extends Error {}
