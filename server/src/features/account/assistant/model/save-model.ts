import type { ModelState } from "@solodesk/contract/account/assistant/model.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { getModel, todayInUtc } from "./get-model.ts";
import { saveModelUse } from "./model-use.repository.ts";

/** Throws "not_found" without a model. It can be turned off all the same. */
export async function saveModel(deps: Deps, userId: Id, isOn: boolean): Promise<ModelState> {
  const { model } = deps;
  if (!model && isOn) throw new AppError("not_found");
  await saveModelUse(deps.db, userId, isOn && model ? model.host : null, todayInUtc(deps));
  return getModel(deps, userId);
}
