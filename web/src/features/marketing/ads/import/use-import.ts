import type {
  AdImportOutcome,
  AdMapping,
  DateOrder,
  DecimalSign,
} from "@solodesk/contract/marketing/ads/ad-import.ts";
import { ads } from "@solodesk/contract/marketing/ads.ts";
import { useEffect, useRef, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { send } from "#kernel/api/send.ts";
import { withProgress } from "#kernel/api/with-progress.ts";
import { changedByAds } from "../changed-by-ads.ts";

/** What the user sets where the file does not say it or was misread. */
export interface UserChoices {
  platform?: string;
  mapping?: AdMapping;
  dates?: DateOrder;
  decimal?: DecimalSign;
}

export interface Importing {
  file: File | undefined;
  choices: UserChoices;
  /** The result of the check, or of the import once stored. */
  outcome: AdImportOutcome | undefined;
  /** Fraction of the file that has been sent, 0 to 1. */
  fraction: number | undefined;
  refusal: string | undefined;
  choose: (file: File) => void;
  change: (choices: UserChoices) => void;
  store: () => void;
  /** Forgets the file and aborts a running request. */
  forget: () => void;
}

type State = Pick<Importing, "file" | "choices" | "outcome" | "refusal">;
const began: State = { file: undefined, choices: {}, outcome: undefined, refusal: undefined };

/** The import of a report: checked first, stored when the user confirms. */
export function useImport(): Importing {
  const [state, setState] = useState<State>(began);
  const [fraction, setFraction] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (file: File, choices: UserChoices, isDry: boolean, known?: AdImportOutcome) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ file, choices, outcome: known, refusal: undefined });
    setFraction(0);
    const { mapping, ...rest } = choices;
    const query = {
      dry_run: isDry ? ("true" as const) : ("false" as const),
      ...rest,
      ...(mapping && { mapping: JSON.stringify(mapping) }),
    };
    const transport = withProgress((part) => signal.aborted || setFraction(part));
    const refresh = isDry ? [] : changedByAds;
    try {
      const { data } = await send(
        ads.importReport,
        { file, query },
        { quiet: true, refresh, transport, signal },
      );
      setState({ file, choices, outcome: data, refusal: undefined });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      const refusal = Object.values(error.fields)[0] ?? error.message;
      setState({ file, choices, outcome: known, refusal });
    }
    setFraction(undefined);
  };
  const { file, choices, outcome, refusal } = state;
  return {
    file,
    choices,
    outcome,
    fraction,
    refusal,
    choose: (chosen) => void run(chosen, {}, true),
    change: (changes) => file && void run(file, { ...choices, ...changes }, true, outcome),
    store: () => file && void run(file, choices, false, outcome),
    forget: () => {
      running.current?.abort();
      setFraction(undefined);
      setState(began);
    },
  };
}
