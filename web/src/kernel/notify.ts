// Raising a toast. What shows them is loaded with the first one, so pages that stay silent never carry it.
import type { CallError } from "./call-error.ts";
import { createStore } from "./store.ts";

export interface Notice {
  type: "success" | "error" | "warning" | "info" | "default";
  title: string;
  description?: string | undefined;
  /** A button beside the words, such as Undo. */
  action?: { label: string; onPress: () => void };
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

/** A session that ended is no error to show: the login page says enough. */
export function notifyOf({ code, message }: CallError, title = "Error"): void {
  if (code !== "session_ended") notify({ type: "error", title, description: message });
}
