import { RouterProvider } from "react-router/dom";
import { useLoading } from "#kernel/loading.ts";
import { LoadingOverlay } from "#ui/loading-overlay.tsx";
import { Toasts } from "#ui/toasts.tsx";
import { router } from "./router.ts";

export const App = () => (
  <>
    <RouterProvider router={router} />
    <Toasts />
    <Overlay />
  </>
);

const Overlay = () => useLoading() && <LoadingOverlay />;
