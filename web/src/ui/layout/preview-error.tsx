import { CallError } from "#kernel/api/call-error.ts";
import { FormError } from "../forms/form-error.tsx";
import { ErrorLine } from "./error-line.tsx";

/** Why a preview is missing. A 4xx error is final, so it is only shown; any other failure can be retried. */
export const PreviewError = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 ? (
    <FormError>{error.message}</FormError>
  ) : (
    <ErrorLine onRetry={onRetry}>{error.message}</ErrorLine>
  );
