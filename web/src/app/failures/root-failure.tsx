import { useRevalidator, useRouteError } from "react-router";
import { CallError } from "#kernel/api/call-error.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { AppFailure, FailurePage } from "./app-failure.tsx";

/** Stands where not even the shell could: usually nobody answered the question who is signed in. */
export function RootFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  // The only refusal that gets here is the profile that did not come; the rest are bugs.
  if (!(error instanceof CallError)) return <AppFailure />;
  return (
    <FailurePage>
      <ErrorState busy={state === "loading"} onRetry={() => void revalidate()}>
        Solodesk does not answer. Check your connection; you are still signed in.
      </ErrorState>
    </FailurePage>
  );
}
