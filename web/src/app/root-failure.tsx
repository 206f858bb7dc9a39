import { useRevalidator, useRouteError } from "react-router";
import { CallError } from "#kernel/call-error.ts";
import { ErrorState } from "#ui/error-state.tsx";

/** Stands where not even the shell could: usually nobody answered the question who is signed in. */
export function RootFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  // The only refusal that gets here is the profile that did not come; the rest are bugs.
  const silent = error instanceof CallError;
  return (
    <main className="grid min-h-dvh place-items-center">
      <div>
        <h1 className="sr-only">Solodesk</h1>
        <ErrorState busy={state === "loading"} onRetry={silent ? revalidate : () => location.reload()}>
          {silent
            ? "Solodesk does not answer. Check your connection; you are still signed in."
            : "This page broke. What you saved is safe; load it again."}
        </ErrorState>
      </div>
    </main>
  );
}
