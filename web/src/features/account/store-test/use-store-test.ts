import { StoreTestLine, type StoreTestStep, storeTest } from "@solodesk/contract/account/store-test.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { followLines } from "#kernel/api/follow-lines.ts";
import { refusalInWords } from "#kernel/api/refusal-in-words.ts";

interface Progress {
  steps: readonly StoreTestStep[];
  /** Undefined while it runs; "done" once it has ended, else why it was cut off. */
  ended: undefined | "done" | { failure: string };
}

const begun: Progress = { steps: [], ended: undefined };

/** Tests the store when it is first shown, and again on `again`. Leaving ends it. */
export function useStoreTest(): Progress & { again: () => void } {
  const [progress, setProgress] = useState(begun);
  const running = useRef<AbortController>(undefined);
  const start = useCallback(() => {
    running.current = new AbortController();
    void follow(running.current.signal, setProgress);
  }, []);
  useEffect(() => {
    start();
    return () => running.current?.abort();
  }, [start]);
  const again = useCallback(() => {
    setProgress(begun);
    start();
  }, [start]);
  return { ...progress, again };
}

async function follow(
  signal: AbortSignal,
  change: (next: (before: Progress) => Progress) => void,
): Promise<void> {
  const end = (ended: Progress["ended"]) => {
    if (!signal.aborted) change((before) => ({ ...before, ended }));
  };
  try {
    for await (const line of followLines(
      { endpoint: storeTest.follow, line: StoreTestLine },
      { body: {} },
      signal,
    )) {
      if (signal.aborted) return;
      if (line.type === "end") return end("done");
      change(({ steps }) => ({ steps: [...steps, line], ended: undefined }));
    }
    end({ failure: cutOff() });
  } catch (error) {
    end({ failure: error instanceof CallError ? refusalInWords(error) : cutOff() });
  }
}

const cutOff = () => t("The test was cut off.");
