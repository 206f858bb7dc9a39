import { lazy, Suspense } from "react";
import { confirmation } from "#kernel/session/confirmation.ts";
import { useStore } from "#kernel/storage/store.ts";

const ConfirmationDialog = lazy(async () => ({
  default: (await import("./confirmation-dialog.tsx")).ConfirmationDialog,
}));

/** Shows the confirmation dialog once a call requires confirmation. */
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
