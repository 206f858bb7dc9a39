import type { Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { CallError } from "./call-error.ts";
import { followLines } from "./follow-lines.ts";
import { refusalInWords } from "./refusal-in-words.ts";
import type { CallInput } from "./request-of.ts";

interface Followed<E extends Endpoint, Line> {
  endpoint: E;
  line: z.ZodType<Line>;
  input: EndpointInput<E> & CallInput;
}

type End = { type: "end" };

interface Progress<Line> {
  lines: readonly Exclude<Line, End>[];
  /** Undefined while it runs; "done" once it has ended, else why it was cut off. */
  ended: undefined | "done" | { failure: string };
}

const cutOff = () => t("It was cut off. Try again.");

const isTold = <Line extends { type: string }>(line: Line): line is Exclude<Line, End> => line.type !== "end";

/**
 * Follows a stream whose last line has the type "end", from when it is first shown, and anew on `again`. Leaving ends it.
 * `followed` must be the same object each time.
 */
export function useFollowed<E extends Endpoint, Line extends { type: string }>(
  followed: Followed<E, Line>,
): Progress<Line> & { again: () => void } {
  const [progress, setProgress] = useState<Progress<Line>>({ lines: [], ended: undefined });
  const running = useRef<AbortController>(undefined);
  const start = useCallback(() => {
    running.current = new AbortController();
    void follow(followed, running.current.signal, setProgress);
  }, [followed]);
  useEffect(() => {
    start();
    return () => running.current?.abort();
  }, [start]);
  const again = useCallback(() => {
    setProgress({ lines: [], ended: undefined });
    start();
  }, [start]);
  return { ...progress, again };
}

async function follow<E extends Endpoint, Line extends { type: string }>(
  { endpoint, line: schema, input }: Followed<E, Line>,
  signal: AbortSignal,
  change: (next: (before: Progress<Line>) => Progress<Line>) => void,
): Promise<void> {
  const end = (ended: Progress<Line>["ended"]) => {
    if (!signal.aborted) change((before) => ({ ...before, ended }));
  };
  try {
    for await (const line of followLines({ endpoint, line: schema }, input, signal)) {
      if (signal.aborted) return;
      if (!isTold(line)) return end("done");
      change(({ lines }) => ({ lines: [...lines, line], ended: undefined }));
    }
    end({ failure: cutOff() });
  } catch (error) {
    end({ failure: error instanceof CallError ? refusalInWords(error) : cutOff() });
  }
}
