import { notify } from "../page/notify.ts";

/** Puts words on the clipboard, which plain http and some visitors close; answers whether they are there. */
export async function copyText(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ type: "success", title: done });
    return true;
  } catch {
    notify({ type: "warning", title: "Copying is blocked", description: `Copy it from here: ${text}` });
    return false;
  }
}
