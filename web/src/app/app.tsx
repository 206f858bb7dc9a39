import { RouterProvider } from "react-router/dom";
import { Toasts } from "#ui/toasts.tsx";
import { LoadingFlag } from "./loading-flag.tsx";
import { router } from "./router.ts";

const go = (path: string) => void router.navigate(path);

export const App = () => (
  <>
    <RouterProvider router={router} />
    <Toasts onGo={go} />
    <LoadingFlag />
  </>
);
