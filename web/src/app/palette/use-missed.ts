import { useState } from "react";

interface Outcome {
  typed: string;
  isSearching: boolean;
  hasFailed: boolean;
  count: number;
}

/** The words that turned out to match nothing; like results, they stay while the next ones are searched. */
export function useMissed({ typed, isSearching, hasFailed, count }: Outcome): string | undefined {
  const [missed, setMissed] = useState<string>();
  if (count > 0 || hasFailed) {
    if (missed !== undefined) setMissed(undefined);
    return undefined;
  }
  if (!isSearching && missed !== typed) setMissed(typed);
  return missed;
}
