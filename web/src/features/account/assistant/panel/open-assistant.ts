// The panel's script loads when it is first opened, or shortly before, when a pointer, focus or key suggests it.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { notify } from "#kernel/page/notify.ts";
import { assistantOpen, wantedQuestion } from "./panel-state.ts";

export const loadAssistant = async () => ({ default: (await import("./panel.tsx")).AssistantPanel });

export const prefetchAssistant = (): void => void loadAssistant().catch(() => undefined);

/** Opens the panel where it lists what waits for the seller. */
export async function openProposals(): Promise<void> {
  await openAssistant();
  (await import("./conversation.ts")).startAnew();
}

export async function openAssistant(question?: string): Promise<void> {
  try {
    await loadAssistant();
    wantedQuestion.set(question);
    assistantOpen.set(true);
  } catch {
    notify({
      type: "error",
      title: t("Error"),
      description: t("The assistant could not be loaded. Check your connection and try again."),
    });
  }
}
