// Calls that change something. Shows success, errors and waiting in one way for all of them (spec 8). Does
// not import the query cache, because the sign-in screens and the store page use it too.
import type { Answer, Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { notify, notifyOf } from "../page/notify.ts";
import { call, type Transport } from "./call.ts";
import { CallError } from "./call-error.ts";
import { beginLoading } from "./loading.ts";
import { refreshed } from "./refreshed.ts";
import type { CallInput } from "./request-of.ts";

export interface SendOptions {
  /** Endpoints whose data this call changes. */
  refresh?: readonly Endpoint[];
  /** No success toast: the screen reports the success itself. */
  ownWords?: boolean;
  /** Text of the success toast, below the endpoint's `done`. */
  description?: string;
  /** Title of the error toast; "Error" by default (spec 8). */
  errorTitle?: string;
  /** No error toast: the screen shows the error itself. */
  quiet?: boolean;
  /** Covers the app with the loading overlay during the call. */
  overlay?: boolean;
  /** Replaces `fetch`: see with-progress.ts. */
  transport?: Transport;
  /** Cancels the call. */
  signal?: AbortSignal;
}

/** Milliseconds within which the server's own notification of a change arrives. */
const A_MOMENT = 3000;
let notifiedAt = Number.NEGATIVE_INFINITY;

/**
 * Whether this tab showed a success toast within the last 3 s. The server's notification of the same change
 * is then not shown.
 */
export const hasJustNotified = (): boolean => performance.now() - notifiedAt < A_MOMENT;

/** Throws what `call` throws, after showing it. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallInput,
  {
    refresh = [],
    ownWords = false,
    description,
    errorTitle,
    quiet = false,
    overlay = false,
    ...options
  }: SendOptions = {},
): Promise<Answer<E>> {
  const endLoading = overlay ? beginLoading() : undefined;
  try {
    const answer = await call(endpoint, input, options);
    if (refresh.length > 0) refreshed(refresh);
    if (endpoint.done !== undefined && !ownWords) {
      notifiedAt = performance.now();
      notify({ type: "success", title: t(endpoint.done), description });
    }
    return answer;
  } catch (error) {
    if (error instanceof CallError && !quiet) notifyOf(error, errorTitle);
    throw error;
  } finally {
    endLoading?.();
  }
}
