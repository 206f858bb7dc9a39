import type { ReactNode } from "react";
import { ErrorState } from "#ui/layout/error-state.tsx";

/** Fills the whole page when nothing else can be shown. */
export const AppFailure = () => (
  <FailurePage>
    <ErrorState retry="Reload" onRetry={() => location.reload()}>
      This page broke. What you saved is safe; load it again.
    </ErrorState>
  </FailurePage>
);

export const FailurePage = ({ children }: { children: ReactNode }) => (
  <main className="grid min-h-dvh place-items-center">
    <div>
      <h1 className="sr-only">Solodesk</h1>
      {children}
    </div>
  </main>
);
