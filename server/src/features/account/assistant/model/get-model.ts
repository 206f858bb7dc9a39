import type { ModelState } from "@solodesk/contract/account/assistant/model.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { findModelUse } from "./model-use.repository.ts";

/** The day that tokens are counted for. */
export const todayInUtc = ({ clock }: Pick<Deps, "clock">): string => dayOf("UTC", clock.now().getTime());

/** It is on only for the host that the seller has turned it on for. */
export async function getModel(deps: Deps, userId: Id): Promise<ModelState> {
  const { db, model, config } = deps;
  const use = await findModelUse(db, userId);
  return {
    model: model ? { name: model.name, host: model.host } : null,
    is_on: model !== undefined && use?.host === model.host,
    used_today: use?.day === todayInUtc(deps) ? use.used : 0,
    most_a_day: config.AI_TOKENS_PER_DAY,
  };
}
