// Opening the list shows everything in it: toasts about the same notifications would only cover it.
let open = false;
let panelOpened = new AbortController();

export const isPanelOpen = (): boolean => open;

/** Returns a signal that aborts when the list is opened, which ends toasts about notifications. */
export const untilOpened = (): AbortSignal => panelOpened.signal;

export function setPanelOpen(next: boolean): void {
  open = next;
  if (!next) return;
  panelOpened.abort();
  panelOpened = new AbortController();
}
