import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { bookingMomentInWords, type Clocks } from "./when/clocks.ts";
import { SlotButton } from "./when/slot-button.tsx";

interface SlotTakenNoticeProps {
  slots: readonly Slot[];
  clocks: Clocks;
  wanted: string | undefined;
  onPick: (startsAt: string) => void;
  /** Adds that nothing typed was lost; for the details step. */
  typed?: boolean;
}

export const SlotTakenNotice = ({ slots, clocks, wanted, onPick, typed = false }: SlotTakenNoticeProps) => (
  <div role="alert" className="rounded-lg bg-wrong-wash p-4">
    <p className="font-medium text-base text-strong">{t("Someone else has just taken this time.")}</p>
    <p className="mt-1 text-sm">
      {slots.length > 0 ? t("These times are free next.") : t("Pick another one.||a time")}
      {typed && ` ${t("What you typed is still here.")}`}
    </p>
    {slots.length > 0 && (
      <ul className="mt-3 flex flex-col gap-2">
        {slots.map(({ starts_at }) => (
          <li key={starts_at}>
            <SlotButton
              startsAt={starts_at}
              clocks={clocks}
              words={bookingMomentInWords(clocks, starts_at)}
              wanted={wanted}
              onPick={onPick}
            />
          </li>
        ))}
      </ul>
    )}
  </div>
);
