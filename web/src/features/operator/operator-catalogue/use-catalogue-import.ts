import type { CatalogueMapping, CatalogueOutcome } from "@solodesk/contract/operator/operator-catalogue.ts";
import { operatorCatalogue } from "@solodesk/contract/operator/operator-catalogue.ts";
import { useEffect, useRef, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { send } from "#kernel/api/send.ts";
import { withProgress } from "#kernel/api/with-progress.ts";

/** What the operator sets where the file does not say it. */
export interface CatalogueChoices {
  mapping?: CatalogueMapping;
  wholesalePercent?: number;
}

interface State {
  file: File | undefined;
  choices: CatalogueChoices;
  /** The result of the trial, or of the import once stored. */
  outcome: CatalogueOutcome | undefined;
  refusal: string | undefined;
}
const began: State = { file: undefined, choices: {}, outcome: undefined, refusal: undefined };

/** The import of a catalogue file: tried first, stored when the operator confirms. */
export function useCatalogueImport() {
  const [state, setState] = useState<State>(began);
  const [fraction, setFraction] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (file: File, choices: CatalogueChoices, isDry: boolean, known?: CatalogueOutcome) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ file, choices, outcome: known, refusal: undefined });
    setFraction(0);
    const { mapping, wholesalePercent } = choices;
    const query = {
      dry_run: isDry ? ("true" as const) : ("false" as const),
      ...(wholesalePercent !== undefined && { wholesale_percent: wholesalePercent }),
      ...(mapping && { mapping: JSON.stringify(mapping) }),
    };
    const transport = withProgress((part) => signal.aborted || setFraction(part));
    const refresh = isDry ? [] : [operatorCatalogue.listImports];
    try {
      const sent = send(
        operatorCatalogue.importCatalogue,
        { file, query },
        { quiet: true, refresh, transport, signal },
      );
      const { data } = await sent;
      setState({ file, choices, outcome: data, refusal: undefined });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      const refusal = Object.values(error.fields)[0] ?? error.message;
      setState({ file, choices, outcome: known, refusal });
    }
    setFraction(undefined);
  };
  const { file, choices, outcome } = state;
  return {
    ...state,
    /** Fraction of the file that has been sent, 0 to 1. */
    fraction,
    choose: (chosen: File) => void run(chosen, {}, true),
    change: (changes: CatalogueChoices) => file && void run(file, { ...choices, ...changes }, true, outcome),
    store: () => file && void run(file, choices, false, outcome),
    /** Forgets the file and aborts a running request. */
    forget: () => {
      running.current?.abort();
      setFraction(undefined);
      setState(began);
    },
  };
}

export type ImportingProducts = ReturnType<typeof useCatalogueImport>;
