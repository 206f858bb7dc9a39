import { LoadingOverlay } from "#ui/overlays/loading-overlay.tsx";

/** What stands before the first screen is there. */
export const Cover = () => <LoadingOverlay />;
