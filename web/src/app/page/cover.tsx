import { LoadingOverlay } from "#ui/overlays/loading-overlay.tsx";

/** Shown until the first screen is ready. */
export const Cover = () => <LoadingOverlay />;
