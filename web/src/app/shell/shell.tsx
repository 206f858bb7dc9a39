import { pages } from "@solodesk/contract/kernel/pages.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet, useLocation } from "react-router";
import { startCart } from "#features/selling/cart/cart-store.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { useUser } from "#kernel/session/session.ts";
import { Boundary } from "#ui/layout/boundary.tsx";
import { TooltipProvider } from "#ui/overlays/tooltip.tsx";
import { LazyConfirmation } from "../confirmation/lazy-confirmation.tsx";
import { keepOwnStore } from "../keep-own-store.ts";
import { LazyPalette } from "../palette/lazy-palette.tsx";
import { hasHeader, hasSidebar } from "../paths.ts";
import { BreadcrumbBar } from "./breadcrumb-bar.tsx";
import { Header } from "./header.tsx";
import { LazyDeletion } from "./lazy-deletion.tsx";
import { PageTransition } from "./page-transition.tsx";
import { Sidebar } from "./sidebar/sidebar.tsx";
import { SidebarSheet } from "./sidebar/sidebar-sheet.tsx";
import { useSidebarShortcut } from "./sidebar/use-sidebar-shortcut.ts";
import { SkipLink } from "./skip-link.tsx";
import { useArrival } from "./use-arrival.ts";

// With the shell, because the sign-in screen has no use for a cart, nor a store of one's own yet.
startCart();
keepOwnStore();

/** Sidebar, header and the current screen; which of them a path shows is spec 2. */
export const Shell = () => (
  <QueryClientProvider client={queryClient}>
    <TooltipProvider>
      <Frame />
    </TooltipProvider>
  </QueryClientProvider>
);

function Frame() {
  const { pathname } = useLocation();
  const sidebar = hasSidebar(pathname);
  const header = hasHeader(pathname);
  const user = useUser();
  const [cameOut] = useState(() => user === null);
  useArrival();
  useSidebarShortcut(sidebar);
  // Whoever comes back from Google has not come in yet: there it is like /auth (spec 2).
  if (cameOut && pathname === pages.googleRedirect) return <Outlet />;
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <Boundary fallback={null}>
        {sidebar && <Sidebar />}
        {sidebar && <SidebarSheet />}
      </Boundary>
      <div className="flex min-w-0 flex-1 flex-col">
        <Boundary fallback={null}>
          {header && <Header sidebar={sidebar} />}
          {header && !sidebar && <BreadcrumbBar />}
        </Boundary>
        <main id="content" className="min-w-0 flex-1 overflow-x-clip">
          <Boundary fallback={null}>{header && <LazyDeletion />}</Boundary>
          <PageTransition>
            <Outlet />
          </PageTransition>
        </main>
      </div>
      <Boundary fallback={null}>{header && user && <LazyPalette />}</Boundary>
      {user && <LazyConfirmation />}
    </div>
  );
}
