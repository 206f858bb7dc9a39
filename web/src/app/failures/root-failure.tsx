import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useRevalidator, useRouteError } from "react-router";
import { CallError } from "#kernel/api/call-error.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { AppFailure, FailurePage } from "./app-failure.tsx";

/** Shown when even the shell cannot load, usually because the profile request failed. */
export function RootFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  // The only refusal that gets here is a failed profile request; everything else is a bug.
  if (!(error instanceof CallError)) return <AppFailure />;
  return (
    <FailurePage>
      <ErrorState busy={state === "loading"} onRetry={() => void revalidate()}>
        {t("Solodesk does not answer. Check your connection; you are still signed in.")}
      </ErrorState>
    </FailurePage>
  );
}
