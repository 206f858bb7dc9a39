// Calls that change something: how their success, refusal and waiting show is settled here, once (spec 8).
// It stands without the query cache, because the sign-in screens and the store page do.
import type { Answer, Endpoint, Input } from "@solodesk/contract/kernel/endpoint.ts";
import { notify, notifyOf } from "../page/notify.ts";
import { call, type Transport } from "./call.ts";
import { CallError } from "./call-error.ts";
import { beginLoading } from "./loading.ts";
import { refreshed } from "./refreshed.ts";
import type { CallInput } from "./request-of.ts";

export interface SendOptions {
  /** Endpoints whose data this call changes. */
  refresh?: readonly Endpoint[];
  /** No success toast: the screen says it in its own words, or shows it. */
  ownWords?: boolean;
  /** What the success toast says below the endpoint's `done`. */
  description?: string;
  /** Title of the error toast; "Error" unless given (spec 8). */
  errorTitle?: string;
  /** No error toast: the screen shows the refusal itself. */
  quiet?: boolean;
  /** Covers the app with the loading overlay meanwhile. */
  overlay?: boolean;
  /** Another way than `fetch`: see with-progress.ts. */
  transport?: Transport;
  /** Ends a call that nobody waits for any more. */
  signal?: AbortSignal;
}

/** Milliseconds by which what a call did is told by the server too. */
const A_MOMENT = 3000;
let toldAt = Number.NEGATIVE_INFINITY;

/** This tab changed something a moment ago, and has said so. */
export const hasJustTold = (): boolean => performance.now() - toldAt < A_MOMENT;

/** Throws what `call` throws, after it was shown. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & CallInput,
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
      toldAt = performance.now();
      notify({ type: "success", title: endpoint.done, description });
    }
    return answer;
  } catch (error) {
    if (error instanceof CallError && !quiet) notifyOf(error, errorTitle);
    throw error;
  } finally {
    endLoading?.();
  }
}
