import { t } from "@solodesk/contract/kernel/language/t.ts";
import { notify } from "../page/notify.ts";

/**
 * Copies text to the clipboard and resolves to whether that succeeded. Plain http and some users block the
 * clipboard; the toast then shows the text.
 */
export async function copyText(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ type: "success", title: done });
    return true;
  } catch {
    notify({
      type: "warning",
      title: t("Copying is blocked"),
      description: t("Copy it from here: {text}", { text }),
    });
    return false;
  }
}
