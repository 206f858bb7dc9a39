import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and while it is taken over, true from then on: for what only a browser knows. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
