import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { rich } from "#kernel/text/rich.tsx";
import { useSecond } from "#kernel/time/use-second.ts";
import { Button } from "#ui/forms/button.tsx";
import { countdownWords, spokenCountdown } from "./countdown.ts";
import type { HeldSlot } from "./holding.ts";

interface HoldLineProps {
  held: HeldSlot;
  busy: boolean;
  onHoldAgain: () => void;
}

const strong = (text: ReactNode) => <span className="figures font-semibold text-strong">{text}</span>;

/** Counts down the hold. Screen readers announce it at the start, a minute before the end and at the end. */
export function HoldLine({ held: { token, endsAt }, busy, onHoldAgain }: HoldLineProps) {
  const left = Math.max(0, Math.floor(endsAt / 1000) - useSecond());
  if (token === undefined)
    return (
      <p className="mt-2 text-body text-sm">
        {t("This time is free, but we can't hold it for you while you type.")}
      </p>
    );
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p aria-hidden="true" className="flex items-center gap-2 text-sm">
        <Clock className="size-4 shrink-0 text-faint" />
        {left > 0 ? (
          <span>
            {rich("Held for you for <b>{time}</b>", {
              b: strong,
              time: countdownWords(left),
            })}
          </span>
        ) : (
          t("No longer held for you. It may still be free.")
        )}
      </p>
      <output className="sr-only">{spokenCountdown(left)}</output>
      {left === 0 && (
        <Button className="h-11" busy={busy} onClick={onHoldAgain}>
          {t("Hold it again||a time")}
        </Button>
      )}
    </div>
  );
}
