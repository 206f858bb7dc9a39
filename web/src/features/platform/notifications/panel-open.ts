// Opening the list shows everything in it: toasts about the same notifications would only cover it.
let open = false;
let unheard = new AbortController();

export const isPanelOpen = (): boolean => open;

/** Returns a signal that aborts when the list is opened, which ends toasts about notifications. */
export const untilOpened = (): AbortSignal => unheard.signal;

export function setPanelOpen(next: boolean): void {
  open = next;
  if (!next) return;
  unheard.abort();
  unheard = new AbortController();
}
