import { t } from "@solodesk/contract/kernel/language/t.ts";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { CallError } from "#kernel/api/call-error.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { isMissingFile } from "./is-missing-file.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** A screen that crashed or could not be loaded; the shell around it stays. */
export function ScreenFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  const answered = error instanceof CallError;
  if (isMissingFile(error) && navigator.onLine)
    return (
      <Screen title={t("A new version is here")}>
        <ErrorState retry={t("Reload")} onRetry={() => location.reload()}>
          {t("This page is from an earlier version, or the connection broke off. What you saved is safe.")}
        </ErrorState>
      </Screen>
    );
  return (
    <Screen title={t("Something went wrong")}>
      <ErrorState busy={state === "loading"} onRetry={answered ? revalidate : () => location.reload()}>
        {answered
          ? error.message
          : t("This screen could not be shown. What you saved is safe; load it again.")}
      </ErrorState>
    </Screen>
  );
}
