// Shows a screen as the app would: signed in, with a router and the app's own query client.
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { queryClient } from "#kernel/api/query-client.ts";
import { startSession } from "#kernel/session/session.ts";
import { TooltipProvider } from "#ui/overlays/tooltip.tsx";
import { maya, tokensOf } from "./people.ts";

interface Shown {
  /** Path, query and hash the screen is opened at. */
  at: string;
  /** The route, where it has parameters. */
  path?: string;
  screen: ReactNode;
}

export function showScreen({ at, path = at.split(/[?#]/)[0] ?? at, screen }: Shown) {
  startSession({ user: maya, tokens: tokensOf("test") });
  queryClient.clear();
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { ...shown, router };
}
