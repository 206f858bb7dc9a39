import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import {
  type CalendarConflict,
  type ExternalCalendar,
  externalCalendars,
} from "@solodesk/contract/scheduling/external-calendars.ts";
import { useState } from "react";
import { CallError, isKnownAlready } from "#kernel/api/call-error.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { notify } from "#kernel/page/notify.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Consequences, type Line } from "#ui/layout/consequences.tsx";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "#ui/overlays/dialog.tsx";
import { conflictName, slotInWords } from "./conflict-words.ts";
import { useResolve } from "./use-resolve.ts";

interface MoveAppointmentProps {
  calendar: ExternalCalendar;
  conflict: CalendarConflict;
  /** Where the calendar has it. */
  proposed: Slot;
  /** The same in words. */
  to: string;
  /** The store's time zone. */
  zone: string;
}

/** Moves an appointment to where the other calendar has it, after saying what follows. */
export function MoveAppointment({ calendar, conflict, proposed, to, zone }: MoveAppointmentProps) {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const { mutateAsync, isPending } = useResolve({ quiet: true });
  const move = async () => {
    setError(undefined);
    try {
      await mutateAsync({
        params: { id: calendar.id, entry_id: conflict.id },
        body: { keep: "calendar" },
      });
      setOpen(false);
      notify({
        type: "success",
        title: t("Moved to {time}", { time: to }),
        description: conflictName(conflict),
      });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      if (!isKnownAlready(refusal)) setError(whyNot(refusal, calendar.name));
    }
  };
  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    // After a refusal something may have changed since the list was read.
    if (!isNowOpen && error !== undefined) refreshed([externalCalendars.list]);
    if (!isNowOpen) setError(undefined);
  };
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button size="sm">{t("Move the appointment")}</Button>
      </DialogTrigger>
      <DialogContent
        title={t("Move the appointment?")}
        description={t("{appointment}: from {from} to {to}.", {
          appointment: conflictName(conflict),
          from: slotInWords(zone, conflict),
          to: slotInWords(zone, proposed),
        })}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Cancel")}</Button>
            </DialogClose>
            <Button look="primary" busy={isPending} onClick={() => void move()}>
              {t("Move||verb, an appointment")}
            </Button>
          </>
        }
      >
        <div className="space-y-4 pb-1">
          <Consequences consequences={consequencesOf(conflict, proposed, zone)} />
          <FormError>{error}</FormError>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function consequencesOf(conflict: CalendarConflict, proposed: Slot, zone: string): Line[] {
  const { customer, starts_at, ends_at } = conflict;
  const isApart =
    Date.parse(proposed.ends_at) <= Date.parse(starts_at) ||
    Date.parse(proposed.starts_at) >= Date.parse(ends_at);
  return [
    {
      kind: "mail_sent",
      text: t("{customer} gets an email with the new time, if you have their email address.", { customer }),
    },
    ...(isApart
      ? [
          {
            kind: "slot_freed" as const,
            text: t("{when} can be booked again.", { when: slotInWords(zone, conflict) }),
          },
        ]
      : []),
  ];
}

function whyNot({ code, message }: CallError, calendar: string): string {
  if (code === "slot_taken")
    return t(
      "That time is taken here, so nothing was moved. Keep the booked time, or choose another one in {calendar}.",
      { calendar },
    );
  return code === "not_found" ? t("This has been settled in the meantime. Nothing was moved.") : message;
}
