import { type FormEvent, useRef, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";

interface OneField<T> {
  /** What is said of an empty one. */
  missing: string;
  /** Throws CallError where it was refused; the form shows that. */
  send: (value: string) => Promise<T>;
  onDone: (answer: T) => void;
}

/** A form of one input: what was refused stays in it, selected, to be typed over. */
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
    /** As if nothing had been typed yet. */
    clear: () => {
      setValue("");
      setTried(false);
      setRefused(undefined);
    },
    /** What the last attempt was refused with. */
    refused,
    missing: isTried && isEmpty ? missing : undefined,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}
