import { lazy, Suspense } from "react";
import { confirmation } from "#kernel/session/confirmation.ts";
import { useStore } from "#kernel/storage/store.ts";

const ConfirmationDialog = lazy(async () => ({
  default: (await import("./confirmation-dialog.tsx")).ConfirmationDialog,
}));

/** Where a call is confirmed once one asks for it. */
export function LazyConfirmation() {
  const isAsked = useStore(confirmation) !== null;
  return (
    isAsked && (
      <Suspense>
        <ConfirmationDialog />
      </Suspense>
    )
  );
}
