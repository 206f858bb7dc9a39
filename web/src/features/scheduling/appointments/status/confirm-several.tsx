import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { useState } from "react";
import { now } from "#kernel/time/clock.ts";
import { momentInWords } from "#kernel/time/time-in-words.ts";
import { SelectionBar } from "#ui/data/selection-bar.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { appointmentName } from "../appointment-name.ts";
import type { Picking } from "./use-picked.ts";

interface ConfirmSeveralProps {
  picking: Picking;
  zone: string;
  busy: boolean;
  onConfirm: (chosen: readonly Appointment[]) => void;
}

/** Confirms one appointment right away, but asks first for several: a confirmation cannot be undone. */
export function ConfirmSeveral({ picking, zone, busy, onConfirm }: ConfirmSeveralProps) {
  const [isAsked, ask] = useState(false);
  const { chosen, clear } = picking;
  const { length } = chosen;
  if (length === 0) return null;
  const confirm = t("{count, plural, one {Confirm #} other {Confirm #}}||verb, appointments", {
    count: length,
  });
  return (
    <SelectionBar
      status={t("{count, plural, one {# selected} other {# selected}}||appointments", { count: length })}
      onClear={clear}
      busy={busy}
    >
      <Button look="primary" busy={busy} onClick={() => (length > 1 ? ask(true) : onConfirm(chosen))}>
        {confirm}
      </Button>
      <Dialog open={isAsked} onOpenChange={ask}>
        <DialogContent
          title={t("{count, plural, one {Confirm # appointment?} other {Confirm # appointments?}}", {
            count: length,
          })}
          description={t("You can still move or cancel each of them later.")}
          footer={
            <>
              <DialogClose asChild>
                <Button>{t("Cancel")}</Button>
              </DialogClose>
              <DialogClose asChild>
                <Button look="primary" onClick={() => onConfirm(chosen)}>
                  {confirm}
                </Button>
              </DialogClose>
            </>
          }
        >
          <ul className="max-h-60 overflow-y-auto overscroll-contain border-line border-t">
            {chosen.map(({ id, title, customer, starts_at }) => (
              <li key={id} className="flex justify-between gap-4 border-line border-b py-2 text-sm">
                <span className="min-w-0 break-words text-strong">
                  {appointmentName(title, customer.name)}
                </span>
                <span className="figures shrink-0 text-faint">{momentInWords(zone, starts_at, now())}</span>
              </li>
            ))}
          </ul>
        </DialogContent>
      </Dialog>
    </SelectionBar>
  );
}
