// The loading flag of spec 2: set while sign-in, start-up, store or payment creation is under way.
import { createStore, useStore } from "../storage/store.ts";

const running = createStore(0);

export const useLoading = (): boolean => useStore(running) > 0;

/** Raises the flag; call the answer to lower it. */
export function beginLoading(): () => void {
  running.set(running.get() + 1);
  let open = true;
  return () => {
    if (open) running.set(running.get() - 1);
    open = false;
  };
}
