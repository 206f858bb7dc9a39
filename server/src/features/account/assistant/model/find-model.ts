import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Deps } from "#kernel/deps.ts";
import type { ModelServer } from "#kernel/outside/language-model.ts";
import { getModel } from "./get-model.ts";

/** The language model that may read a question that isn't understood, or what the seller is told if none may. */
export async function findModel(deps: Deps, userId: Id): Promise<ModelServer | { reason: string }> {
  const { model } = deps;
  const { is_on, used_today, most_a_day } = await getModel(deps, userId);
  if (!model) return { reason: t("I don't understand that. You could ask:") };
  if (!is_on)
    return {
      reason: t(
        "I don't understand that. You can let a language model read questions like this one: turn it on under Settings → API. Or ask:",
      ),
    };
  if (used_today >= most_a_day)
    return {
      reason: t(
        "I don't understand that, and you've reached today's limit for the language model. You could ask:",
      ),
    };
  return model;
}
