import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { OutsideError } from "#kernel/outside/outside-fetch.ts";

/** Throws "validation_failed" if nothing would be sent to the address. Looks its name up, so never call it in a transaction. */
export async function requireWebhookUrl({ webhookTargets, config }: Deps, url: string): Promise<void> {
  try {
    await webhookTargets.check(url);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    const problem = config.WEBHOOKS_TO_PRIVATE
      ? error.message
      : t("{problem} Enter an https address that can be reached from the internet.", {
          problem: error.message,
        });
    throw new AppError("validation_failed", { fields: { url: problem } });
  }
}
