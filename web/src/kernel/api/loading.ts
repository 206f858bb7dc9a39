// The loading flag of spec 2: set during sign-in, start-up, and the creation of a store or payment.
import { createStore, useStore } from "../storage/store.ts";

const running = createStore(0);

export const useLoading = (): boolean => useStore(running) > 0;

/** Sets the flag; call the returned function to clear it. */
export function beginLoading(): () => void {
  running.set(running.get() + 1);
  let open = true;
  return () => {
    if (open) running.set(running.get() - 1);
    open = false;
  };
}
