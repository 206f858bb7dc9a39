import type { ComponentType } from "react";

export type LoadScreen = () => Promise<ComponentType>;

/** A screen in files of its own. When they do not come it breaks as a screen does, where the router would show nothing. */
export const lazyScreen = (load: LoadScreen): { Component: LoadScreen } => ({
  Component: () =>
    load().catch(
      (error: unknown) =>
        function Missing(): never {
          throw error;
        },
    ),
});
