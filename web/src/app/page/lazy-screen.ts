import type { ComponentType } from "react";

export type LoadScreen = () => Promise<ComponentType>;

/**
 * A screen in its own chunk. If the chunk cannot load, the screen throws like any broken screen; the router
 * alone would show nothing.
 */
export const lazyScreen = (load: LoadScreen): { Component: LoadScreen } => ({
  Component: () =>
    load().catch(
      (error: unknown) =>
        function Missing(): never {
          throw error;
        },
    ),
});
