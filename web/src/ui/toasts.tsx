import { lazy, Suspense, useState } from "react";
import { notices } from "#kernel/notify.ts";
import { useStore } from "#kernel/store.ts";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

/** Brings the toaster with the first toast. */
export function Toasts() {
  const raised = useStore(notices).length > 0;
  const [wanted, setWanted] = useState(false);
  if (raised && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
