import type { NamedCallInput, ProposalCard } from "@solodesk/contract/account/assistant/proposal.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import type { z } from "zod";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";

export interface Proposed<Input> {
  user: SessionUser;
  input: Input;
}

/** How one endpoint is proposed: what of it, what its card compares, and what undoes it. */
export interface Action<Input extends NamedCallInput, State> {
  endpoint: Endpoint;
  /** What can be proposed, in one line for a program that chooses among tools. */
  tool: string;
  /** What can be proposed of all that the endpoint takes. */
  input: z.ZodType<Input>;
  /** What the call changes, as far as the card shows it; small, because it is compared again when it is confirmed. Throws "not_found". */
  read(deps: Deps, about: Proposed<Input>): Promise<State>;
  describe(before: State, after: State): Pick<ProposalCard, "title" | "changes">;
  /** What follows beside the change and its emails, from the functions that act. */
  consequences?(deps: Deps, about: Proposed<Input>): Promise<ProposalCard["consequences"]>;
  /** The input of the same endpoint that undoes it; "emails" if only its emails can be; null if it is final. */
  undo(before: State, after: State): NamedCallInput | "emails" | null;
}
