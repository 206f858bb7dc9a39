import { confirmation } from "#kernel/confirmation.ts";
import { useLoading } from "#kernel/loading.ts";
import { useStore } from "#kernel/store.ts";
import { LoadingOverlay } from "#ui/loading-overlay.tsx";

/** Spec 2: covers the app while the loading flag is set, but not the question that the work waits for. */
export function LoadingFlag() {
  const isLoading = useLoading();
  const isAsked = useStore(confirmation) !== null;
  return isLoading && !isAsked && <LoadingOverlay />;
}
