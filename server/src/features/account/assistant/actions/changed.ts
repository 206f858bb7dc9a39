import type { ProposalCard } from "@solodesk/contract/account/assistant/proposal.ts";

/** A line of a card; none if nothing changes. */
export const changed = (name: string, before: string, after: string): ProposalCard["changes"] =>
  before === after ? [] : [{ name, before, after }];
