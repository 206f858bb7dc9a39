import { RouterProvider } from "react-router/dom";
import { Boundary } from "#ui/layout/boundary.tsx";
import { Toasts } from "#ui/overlays/toasts.tsx";
import { AppFailure } from "./failures/app-failure.tsx";
import { LoadingFlag } from "./page/loading-flag.tsx";
import { router } from "./router.ts";

const go = (path: string) => void router.navigate(path);

export const App = () => (
  <>
    <Boundary fallback={<AppFailure />}>
      <RouterProvider router={router} />
    </Boundary>
    <Boundary fallback={null}>
      <Toasts onGo={go} />
    </Boundary>
    <Boundary fallback={null}>
      <LoadingFlag />
    </Boundary>
  </>
);
