import { type FormEvent, useRef, useState } from "react";
import { CallError } from "#kernel/call-error.ts";

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
  const isEmpty = value.trim() === "";
  const submit = async () => {
    setTried(true);
    if (isEmpty) return ref.current?.focus();
    try {
      onDone(await send(value));
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      ref.current?.select();
    }
  };
  return {
    ref,
    value,
    setValue,
    missing: isTried && isEmpty ? missing : undefined,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}
