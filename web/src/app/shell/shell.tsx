import { auth } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Direction } from "radix-ui";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { LazyAssistant } from "#features/account/assistant/panel/lazy-assistant.tsx";
import { sendWhenOnline } from "#features/scheduling/appointments/unsent/send-when-online.ts";
import { startCart } from "#features/selling/cart/cart-store.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { pageDirection } from "#kernel/page/direction.ts";
import { useUser } from "#kernel/session/session.ts";
import { isViewing } from "#kernel/storage/storage.ts";
import { Button } from "#ui/forms/button.tsx";
import { Boundary } from "#ui/layout/boundary.tsx";
import { TooltipProvider } from "#ui/overlays/tooltip.tsx";
import { LazyConfirmation } from "../confirmation/lazy-confirmation.tsx";
import { keepOwnStore } from "../keep-own-store.ts";
import { keepHomeLater } from "../offline/keep-home-later.ts";
import { LazyPalette } from "../palette/lazy-palette.tsx";
import { depthOf, hasHeader, hasSidebar } from "../paths.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Header } from "./header.tsx";
import { Sidebar } from "./sidebar/sidebar.tsx";
import { SidebarSheet } from "./sidebar/sidebar-sheet.tsx";
import { useSidebarShortcut } from "./sidebar/use-sidebar-shortcut.ts";
import { useArrival } from "./use-arrival.ts";

const SkipLink = () => (
  <Button asChild look="primary" className="fixed top-2 start-2 z-50 not-focus:sr-only">
    <a href="#content">{t("Skip to content")}</a>
  </Button>
);

/**
 * Slides back when navigating to a shallower path, onward otherwise (spec 2); the first page does not slide.
 * It animates only the page: a view transition would block the next press until it ends.
 */
function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState({ pathname, slide: "" });
  if (seen.pathname !== pathname) {
    const shallower = depthOf(pathname) < depthOf(seen.pathname);
    setSeen({ pathname, slide: shallower ? "animate-page-back" : "animate-page-onward" });
  }
  return (
    <div key={pathname} className={seen.slide}>
      {children}
    </div>
  );
}

const DeletionBanner = lazy(async () => ({
  default: (await import("#features/account/deletion/deletion-banner.tsx")).DeletionBanner,
}));

/** Loaded only while the account is scheduled for deletion, which is rare. */
function LazyDeletion() {
  const deletesAt = useUser()?.deletesAt;
  return (
    deletesAt !== undefined && (
      <Suspense>
        <DeletionBanner deletesAt={deletesAt} />
      </Suspense>
    )
  );
}

const DemoBar = lazy(async () => ({
  default: (await import("#features/platform/demo/demo-bar.tsx")).DemoBar,
}));

/** Loaded only in the demo. */
function LazyDemoBar() {
  const { data } = useRead(readOf(auth.getConfig, {}), { quiet: true });
  return (
    data?.demo && (
      <Suspense>
        <DemoBar />
      </Suspense>
    )
  );
}

const ViewBanner = lazy(async () => ({
  default: (await import("#features/operator/people/view-banner.tsx")).ViewBanner,
}));

/** Loaded only in the tab of an operator who views the account. */
const LazyView = ({ name }: { name: string }) =>
  isViewing && (
    <Suspense>
      <ViewBanner name={name} />
    </Suspense>
  );

/** Shown on pages with the header but no sidebar (spec 2). */
function BreadcrumbBar() {
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-line border-b px-4 py-2 print:hidden">
      <Button size="sm" look="ghost" className="-ms-2" onClick={() => void navigate(pages.home)}>
        <ArrowLeft aria-hidden="true" />
        {t("Back to dashboard")}
      </Button>
      <Breadcrumbs />
    </div>
  );
}

// Started with the shell: the sign-in screen needs neither a cart nor the user's own store.
startCart();
keepOwnStore();
// What is kept for later is the user's own; an operator who views their account keeps nothing for them and sends nothing.
if (!isViewing) {
  keepHomeLater();
  sendWhenOnline();
}

/** Sidebar, header and the current screen; spec 2 says which of them a path shows. */
export const Shell = () => (
  <QueryClientProvider client={queryClient}>
    <Direction.Provider dir={pageDirection()}>
      <TooltipProvider>
        <Frame />
      </TooltipProvider>
    </Direction.Provider>
  </QueryClientProvider>
);

function Frame() {
  const { pathname } = useLocation();
  const sidebar = hasSidebar(pathname);
  const header = hasHeader(pathname);
  const user = useUser();
  const [startedSignedOut] = useState(() => user === null);
  useArrival();
  useSidebarShortcut(sidebar);
  // A visitor who returns from Google is not signed in yet, so the page has no shell, like /auth (spec 2).
  if (startedSignedOut && pathname === pages.googleRedirect) return <Outlet />;
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <Boundary fallback={null}>
        {sidebar && <Sidebar />}
        {sidebar && <SidebarSheet />}
      </Boundary>
      <div className="flex min-w-0 flex-1 flex-col">
        <Boundary fallback={null}>
          {user && <LazyView name={user.name} />}
          {header && <Header sidebar={sidebar} />}
          {header && !sidebar && <BreadcrumbBar />}
          {header && user && <LazyDemoBar />}
        </Boundary>
        <main id="content" className="min-w-0 flex-1 overflow-x-clip">
          <Boundary fallback={null}>{header && <LazyDeletion />}</Boundary>
          <PageTransition>
            <Outlet />
          </PageTransition>
        </main>
      </div>
      <Boundary fallback={null}>{header && user && <LazyAssistant />}</Boundary>
      <Boundary fallback={null}>{header && user && <LazyPalette />}</Boundary>
      {user && <LazyConfirmation />}
    </div>
  );
}
