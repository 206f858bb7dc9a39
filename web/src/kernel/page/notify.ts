// Raising a toast. What shows them is loaded with the first one, so pages that stay silent never carry it.
import { type CallError, isKnownAlready } from "../api/call-error.ts";
import { createStore } from "../storage/store.ts";

export interface Notice {
  type: "success" | "error" | "warning" | "info" | "default";
  title: string;
  description?: string | undefined;
  /** A button beside the words, such as Undo. */
  action?: { label: string; onPress: () => void };
  /** Puts it away before its time. */
  until?: AbortSignal;
  /** Of a refusal: some are shown with a way out. */
  code?: string;
}

/** Raised, not shown yet. */
export const notices = createStore<readonly Notice[]>([]);

const recent = new Set<string>();

/** Equal toasts within 100 ms show once: several readers of one answer fail with the same words. */
export function notify(notice: Notice): void {
  const name = JSON.stringify(notice);
  if (recent.has(name)) return;
  recent.add(name);
  setTimeout(() => recent.delete(name), 100);
  notices.set([...notices.get(), notice]);
}

/** Neither a session that ended nor a change of mind is an error to show. */
export function notifyOf(error: CallError, title = "Error"): void {
  if (!isKnownAlready(error)) notify({ type: "error", title, description: error.message, code: error.code });
}
