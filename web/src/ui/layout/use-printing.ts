import { useSyncExternalStore } from "react";

let isPrinting = false;

function follow(changed: () => void): () => void {
  const turn = (is: boolean) => () => {
    isPrinting = is;
    changed();
  };
  const [begin, end] = [turn(true), turn(false)];
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}

/** True while the page is being printed: nothing can be scrolled or pressed on paper. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    follow,
    () => isPrinting,
    () => false,
  );
