import { useLoading } from "#kernel/api/loading.ts";
import { confirmation } from "#kernel/session/confirmation.ts";
import { useStore } from "#kernel/storage/store.ts";
import { LoadingOverlay } from "#ui/overlays/loading-overlay.tsx";

/** Spec 2: covers the app while the loading flag is set, except while the user is asked to confirm. */
export function LoadingFlag() {
  const isLoading = useLoading();
  const isAsked = useStore(confirmation) !== null;
  return isLoading && !isAsked && <LoadingOverlay />;
}
