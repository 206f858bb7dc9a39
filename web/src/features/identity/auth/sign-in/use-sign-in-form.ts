// The sign-in screens load first, so their forms render before the contract has loaded and without the
// library of the other forms: the browser holds what is typed, and the contract checks it once loaded.
import { type FocusEvent, type FormEvent, useEffect, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { noAnswer } from "#kernel/api/refusal-in-words.ts";
import { notifyOf } from "#kernel/page/notify.ts";
import type { FormCheck, Mistakes } from "./form-check.ts";

interface OnRefusal {
  /** The message for the input that a refusal without fields belongs to. */
  byCode?: Mistakes;
  /** Called when everything is right but a code is required as well. */
  onTicket?: (ticket: string) => void;
}

/** Checks an input when it is first left, and from then on with every change. */
export function useSignInForm<T>(
  loadCheck: () => Promise<FormCheck<T>>,
  onDone: (answer: T) => void,
  { byCode = {}, onTicket }: OnRefusal = {},
) {
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const [code, setCode] = useState<string>();

  // Right after the first paint, long before a visitor has filled anything in.
  useEffect(() => void loadCheck().catch(() => undefined), [loadCheck]);

  const look = async (form: HTMLFormElement, names: readonly string[]) => {
    setLeft(names);
    setCode(undefined);
    const check = await loadCheck().catch(() => undefined);
    const found = Object.entries(check?.(typedIn(form)).mistakes ?? {});
    setMistakes(Object.fromEntries(found.filter(([name]) => names.includes(name))));
  };
  const show = (form: HTMLFormElement, found: Mistakes) => {
    setMistakes(found);
    const first = form.elements.namedItem(Object.keys(found)[0] ?? "");
    if (first instanceof HTMLElement) first.focus();
  };
  const submit = async (form: HTMLFormElement) => {
    setLeft(Object.keys(typedIn(form)));
    setSending(true);
    setCode(undefined);
    try {
      const check = await loadCheck().catch(sayUnreachable);
      const { mistakes: found, send } = check(typedIn(form));
      show(form, found);
      if (send) onDone(await send());
    } catch (refusal) {
      if (refusal instanceof CallError && refusal.ticket) return onTicket?.(refusal.ticket);
      show(form, mistakesIn(refusal, byCode));
      if (refusal instanceof CallError) setCode(refusal.code);
    } finally {
      setSending(false);
    }
  };
  return {
    mistakes,
    /** Code of the refusal that is shown. */
    code,
    isSending,
    wiring: {
      noValidate: true,
      onBlur: ({ currentTarget, target: { name } }: FocusEvent<HTMLFormElement>) => {
        // A refusal stays until an input changes: pressing a link in it blurs the input first.
        if (name !== "" && code === undefined) void look(currentTarget, [...left, name]);
      },
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        if (left.length > 0) void look(currentTarget, left);
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}

const typedIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** The network failed before the contract was loaded. */
function sayUnreachable(): never {
  const silence = new CallError({ code: "network", message: noAnswer(), status: 0 });
  notifyOf(silence);
  throw silence;
}

function mistakesIn(refusal: unknown, byCode: Mistakes): Mistakes {
  if (!(refusal instanceof CallError)) throw refusal;
  const { fields, code, message } = refusal;
  return Object.keys(fields).length > 0 ? fields : { [byCode[code] ?? "root"]: message };
}
