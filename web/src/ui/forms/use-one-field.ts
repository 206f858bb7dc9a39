import { type FormEvent, useRef, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";

interface OneField<T> {
  /** The error if the input is empty. */
  missing: string;
  /** Throws CallError if the server refuses; the form shows that. */
  send: (value: string) => Promise<T>;
  onDone: (answer: T) => void;
}

/**
 * A form with one input. If the server refuses a value, the input keeps it, selected, so that the user can
 * type over it.
 */
export function useOneField<T>({ missing, send, onDone }: OneField<T>) {
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState("");
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<CallError>();
  const isEmpty = value.trim() === "";
  const submit = async () => {
    setTried(true);
    setRefused(undefined);
    if (isEmpty) return ref.current?.focus();
    try {
      onDone(await send(value));
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      setRefused(refusal);
      ref.current?.select();
    }
  };
  return {
    ref,
    value,
    setValue,
    /** Empties the input and removes its errors. */
    clear: () => {
      setValue("");
      setTried(false);
      setRefused(undefined);
    },
    /** The error of the last attempt. */
    refused,
    missing: isTried && isEmpty ? missing : undefined,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}
