import { Consequences, type Line } from "./consequences.tsx";
import { PreviewError } from "./preview-error.tsx";
import { Skeleton } from "./skeleton.tsx";

interface WhatFollowsProps {
  consequences: readonly Line[] | undefined;
  error: Error | null;
  /** They are of an earlier choice; new ones are loading. */
  isBehind: boolean;
  onRetry: () => void;
}

/** Consequences that the server previews: nothing if there are none, otherwise they, or why they are missing. */
export function WhatFollows({ consequences, error, isBehind, onRetry }: WhatFollowsProps) {
  if (error) return <PreviewError error={error} onRetry={onRetry} />;
  if (!consequences) return <Skeleton className="h-24" />;
  return consequences.length > 0 ? <Consequences consequences={consequences} isBehind={isBehind} /> : null;
}
