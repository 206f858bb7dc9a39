// Who opens the list has heard of what is in it: toasts about it would only lie over it.
let open = false;
let unheard = new AbortController();

export const isPanelOpen = (): boolean => open;

/** Ends what tells of news once the list is opened. */
export const untilOpened = (): AbortSignal => unheard.signal;

export function setPanelOpen(next: boolean): void {
  open = next;
  if (!next) return;
  unheard.abort();
  unheard = new AbortController();
}
