import type { Answer, Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import { useState } from "react";
import { CallError } from "./call-error.ts";
import type { CallInput } from "./request-of.ts";
import { type SendOptions, send } from "./send.ts";

interface Sending<E extends Endpoint> {
  /** Rejects with the CallError, which has been shown. */
  mutateAsync: (input: EndpointInput<E> & CallInput) => Promise<Answer<E>>;
  /** For callers that need no answer: an error has been shown and is not thrown. */
  mutate: (input: EndpointInput<E> & CallInput) => void;
  isPending: boolean;
  /** The error of the last attempt. */
  error: CallError | undefined;
}

export function useSend<E extends Endpoint>(endpoint: E, options: SendOptions = {}): Sending<E> {
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<CallError>();

  const mutateAsync = async (input: EndpointInput<E> & CallInput): Promise<Answer<E>> => {
    setRunning((count) => count + 1);
    setError(undefined);
    try {
      return await send(endpoint, input, options);
    } catch (refusal) {
      if (refusal instanceof CallError) setError(refusal);
      throw refusal;
    } finally {
      setRunning((count) => count - 1);
    }
  };
  const mutate = (input: EndpointInput<E> & CallInput) => {
    mutateAsync(input).catch((refusal: unknown) => {
      if (!(refusal instanceof CallError)) throw refusal;
    });
  };
  return { mutateAsync, mutate, isPending: running > 0, error };
}
