import { RouterProvider } from "react-router/dom";
import { useLoading } from "#kernel/loading.ts";
import { LoadingOverlay } from "#ui/loading-overlay.tsx";
import { Toasts } from "#ui/toasts.tsx";
import { router } from "./router.ts";

const go = (path: string) => void router.navigate(path);

export const App = () => (
  <>
    <RouterProvider router={router} />
    <Toasts onGo={go} />
    <Overlay />
  </>
);

const Overlay = () => useLoading() && <LoadingOverlay />;
