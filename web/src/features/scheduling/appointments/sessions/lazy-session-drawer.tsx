import { lazy, Suspense } from "react";
import { useHasOpened, useOpened } from "#ui/overlays/use-opened.ts";

// Loaded on demand: most visits open no session.
const SessionDrawer = lazy(async () => ({
  default: (await import("./session-drawer.tsx")).SessionDrawer,
}));

/** The session that the address names, beside what is shown. */
export function LazySessionDrawer({ zone }: { zone: string }) {
  const { id, close } = useOpened("session");
  const hasOpened = useHasOpened(id !== undefined);
  return (
    hasOpened && (
      <Suspense>
        <SessionDrawer id={id} zone={zone} onClose={close} />
      </Suspense>
    )
  );
}
