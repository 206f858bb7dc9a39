import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { ErrorState } from "#ui/layout/error-state.tsx";

/** Fills the whole page when nothing else can be shown. */
export const AppFailure = () => (
  <FailurePage>
    <ErrorState retry={t("Reload")} onRetry={() => location.reload()}>
      {t("This page broke. What you saved is safe; load it again.")}
    </ErrorState>
  </FailurePage>
);

export const FailurePage = ({ children }: { children: ReactNode }) => (
  <main className="grid min-h-dvh place-items-center">
    <div>
      <h1 className="sr-only">{"Solodesk"}</h1>
      {children}
    </div>
  </main>
);
