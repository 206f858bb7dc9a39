import type { Evidence, Severity } from "@solodesk/contract/account/assistant/insight.ts";
import type { NamedCall } from "@solodesk/contract/account/assistant/proposal.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { z } from "zod";
import type { Deps } from "#kernel/deps.ts";

/** The seller whose rows are looked at. */
export interface Desk {
  userId: Id;
  store: Store;
  now: Date;
  /** Where visitors reach this installation. */
  origin: string;
}

/** One thing that a detector found. */
export interface Finding<Facts> {
  /** What it is about, if the detector can find several: an id, or a hash of a person's address. */
  about?: string;
  severity: Severity;
  /** How many rows it was worked out from. */
  samples: number;
  /** What its words are made of. */
  facts: Facts;
  /** A dismissed insight comes back when these differ; its facts, if not given. For facts that differ from day to day. */
  gist?: unknown;
}

export interface Said {
  title: string;
  why: string;
  evidence: z.infer<typeof Evidence>[];
  proposal?: NamedCall & { label: string };
}

export interface Detector<Facts> {
  /** Trends take longer to find, and are kept for an hour. Anything else is looked for whenever somebody looks. */
  isTrend: boolean;
  /** What is kept of a trend. */
  facts: z.ZodType<Facts>;
  find(deps: Deps, desk: Desk): Promise<Finding<Facts>[]>;
  /** In the reader's language. */
  say(facts: Facts, desk: Desk): Said;
}
