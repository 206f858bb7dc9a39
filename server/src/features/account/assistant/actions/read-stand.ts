import type { NamedCallInput, ProposalCard } from "@solodesk/contract/account/assistant/proposal.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Action, Proposed } from "./action.ts";

/** Everything a card compares. If any of it differs when the card is confirmed, a new card takes its place. */
export interface Stand<State> {
  state: State;
  consequences: ProposalCard["consequences"];
}

export const readStand = async <Input extends NamedCallInput, State>(
  deps: Deps,
  action: Action<Input, State>,
  about: Proposed<Input>,
): Promise<Stand<State>> => ({
  state: await action.read(deps, about),
  consequences: (await action.consequences?.(deps, about)) ?? [],
});
