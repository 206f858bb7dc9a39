import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useEffect, useRef, useState } from "react";
import type { Transport } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { withProgress } from "#kernel/api/with-progress.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";

/** A file on its way: only tried, or stored. `choices` is what the user set where the file does not say it. */
export interface ChosenFile<Choices> {
  file: File;
  choices: Choices;
  isDry: boolean;
}

/** Sends a file; must be the same function each time. */
export type SendFile<Choices, Outcome> = (
  sent: ChosenFile<Choices>,
  options: { quiet: true; transport: Transport; signal: AbortSignal },
) => Promise<{ message: string; data: Outcome }>;

interface State<Choices, Outcome> {
  file: File | undefined;
  choices: Partial<Choices>;
  /** The last answer, and the choices it is the answer to. */
  answered: { choices: Partial<Choices>; outcome: Outcome } | undefined;
  refusal: string | undefined;
}

export interface FileImport<Choices, Outcome> {
  file: File | undefined;
  choices: Partial<Choices>;
  /** The result of the trial, or of the import once stored. */
  outcome: Outcome | undefined;
  /** Fraction of the file that has been sent, 0 to 1. */
  fraction: number | undefined;
  refusal: string | undefined;
  choose: (file: File) => void;
  change: (choices: Partial<Choices>) => void;
  store: () => void;
  /** Forgets the file and aborts a running request. */
  forget: () => void;
}

/**
 * The import of a file: tried first, stored when the user confirms, and only with choices that were tried. Leaving
 * ends a trial, but not an import, which continues and says so.
 */
export function useFileImport<Choices extends object, Outcome>(
  sendFile: SendFile<Partial<Choices>, Outcome>,
): FileImport<Choices, Outcome> {
  const [state, setState] = useState<State<Choices, Outcome>>(began);
  const [fraction, setFraction] = useState<number>();
  const running = useRef<{ request: AbortController; isDry: boolean }>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (running.current?.isDry) running.current.request.abort();
      else if (running.current)
        notify({
          type: "info",
          title: t("The import continues. Keep this tab open until you're told that it's done."),
        });
    };
  }, []);

  const run = async (sent: ChosenFile<Partial<Choices>>, answered: State<Choices, Outcome>["answered"]) => {
    const { file, choices, isDry } = sent;
    running.current?.request.abort();
    const request = new AbortController();
    const { signal } = request;
    running.current = { request, isDry };
    setState({ file, choices, answered, refusal: undefined });
    setFraction(0);
    const transport = withProgress((part) => signal.aborted || setFraction(part));
    try {
      const { message, data: outcome } = await sendFile(sent, { quiet: true, transport, signal });
      setState({ file, choices, answered: { choices, outcome }, refusal: undefined });
      if (isGone.current) notify({ type: "success", title: message });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      const refusal = Object.values(error.fields)[0] ?? error.message;
      // Back to the choices that the outcome on screen belongs to.
      setState({ file, choices: answered?.choices ?? {}, answered, refusal });
      if (isGone.current) notifyOf(error);
    }
    running.current = undefined;
    setFraction(undefined);
  };
  const { file, choices, answered, refusal } = state;
  return {
    file,
    choices,
    outcome: answered?.outcome,
    fraction,
    refusal,
    choose: (chosen) => void run({ file: chosen, choices: {}, isDry: true }, undefined),
    change: (changes) =>
      file && void run({ file, choices: { ...choices, ...changes }, isDry: true }, answered),
    store: () => file && answered && void run({ file, choices: answered.choices, isDry: false }, answered),
    forget: () => {
      running.current?.request.abort();
      running.current = undefined;
      setFraction(undefined);
      setState(began);
    },
  };
}

const began = { file: undefined, choices: {}, answered: undefined, refusal: undefined };
