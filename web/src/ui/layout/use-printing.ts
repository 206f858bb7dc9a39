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

/** While the page goes to paper, where nothing scrolls and nothing can be pressed. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    follow,
    () => isPrinting,
    () => false,
  );
