import { Clock } from "lucide-react";
import { countdownWords } from "../booking/countdown.ts";

interface KeptLineProps {
  /** Seconds; undefined where the time is not known, as in the HTML. */
  left: number | undefined;
}

const spoken = (left: number): string =>
  left > 300
    ? "This time is kept for you for some minutes."
    : "This time is kept for you for less than five minutes.";

/** How long the time is kept; said aloud when it begins and near its end, not every second. */
export const KeptLine = ({ left }: KeptLineProps) => (
  <div className="mt-5 min-h-6 text-base">
    {left !== undefined && (
      <>
        <p aria-hidden="true" className="flex items-center gap-2">
          <Clock className="size-4 shrink-0 text-faint" />
          <span>
            Kept for you for <span className="figures font-semibold text-strong">{countdownWords(left)}</span>
          </span>
        </p>
        <output className="sr-only">{spoken(left)}</output>
      </>
    )}
  </div>
);
