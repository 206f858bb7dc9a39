// Raises toasts. The code that shows them is loaded later (see toasts.tsx), so that it does not delay the
// first screen.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type CallError, isKnownAlready } from "../api/call-error.ts";
import { createStore } from "../storage/store.ts";

export interface ToastNotice {
  type: "success" | "error" | "warning" | "info" | "default";
  title: string;
  description?: string | undefined;
  /** A button beside the text, such as Undo. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds for which it is shown, if it offers something for longer than others. */
  lasts?: number;
  /** Aborting it dismisses the toast early. */
  until?: AbortSignal;
  /** The error code; for some codes the toast links to a page that helps. */
  code?: string;
}

/** Toasts that were raised but are not shown yet. */
export const notices = createStore<readonly ToastNotice[]>([]);

const recent = new Set<string>();

/** Equal toasts within 100 ms show once: several readers of one answer fail with the same message. */
export function notify(notice: ToastNotice): void {
  const name = JSON.stringify(notice);
  if (recent.has(name)) return;
  recent.add(name);
  setTimeout(() => recent.delete(name), 100);
  notices.set([...notices.get(), notice]);
}

/** Shows an error, unless the user knows already: a session that ended, or a cancelled confirmation. */
export function notifyOf(error: CallError, title = t("Error")): void {
  if (!isKnownAlready(error)) notify({ type: "error", title, description: error.message, code: error.code });
}
