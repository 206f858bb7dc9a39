import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { useState } from "react";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Kbd } from "#ui/text/kbd.tsx";
import { StatusQuestion } from "../../status/status-question.tsx";
import { type NextStatus, nextAppointmentStatuses } from "../../status/status-steps.ts";
import { useHasBegun } from "../../status/use-has-begun.ts";
import { useUnsent } from "../../unsent/unsent-changes.ts";
import { UnsentNote } from "../../unsent/unsent-note.tsx";
import { canReschedule, useIsReschedule } from "./open-reschedule.ts";
import { RescheduleDialog } from "./reschedule-dialog.tsx";
import type { EditingAppointment } from "./use-edit-appointment.ts";

interface DrawerActionsProps {
  appointment: Appointment;
  zone: string;
  editing: EditingAppointment;
}

/** The possible next steps, the usual one first; a finished appointment has none. */
export function DrawerActions({ appointment, zone, editing }: DrawerActionsProps) {
  const [asked, setAsked] = useState<NextStatus>();
  const [isMoving, setMoving] = useState(useIsReschedule());
  const unsent = useUnsent(appointment.id);
  const steps = nextAppointmentStatuses(appointment, useHasBegun(appointment.starts_at));
  if (unsent)
    return (
      <footer className="border-line border-t p-4">
        <UnsentNote change={unsent} />
      </footer>
    );
  if (steps.length === 0) return null;
  const usual = steps.find(({ question }) => !question);
  const rest = steps.filter((step) => step !== usual);
  // "Cancel…" is always last: a double click on another step must not hit it once the buttons have changed.
  const others = rest.toSorted((one, other) => Number(isCancel(other)) - Number(isCancel(one)));
  const change = ({ status, done, keep }: NextStatus) =>
    void editing.save({ status, ...(keep !== undefined && { keep }) }, t(done));
  const take = (step: NextStatus) => {
    if (step.question || step.asksPayment) setAsked(step);
    else change(step);
  };
  return (
    <footer className="border-line border-t p-4">
      <div className="grid grid-cols-2 gap-2">
        {usual && (
          <Button look="primary" disabled={editing.isPending} onClick={() => take(usual)}>
            {t(usual.name)}
          </Button>
        )}
        {canReschedule(appointment) && (
          <Button disabled={editing.isPending} onClick={() => setMoving(true)}>
            {t("Reschedule…")}
          </Button>
        )}
        {others.map((step) => (
          <Button key={step.status} disabled={editing.isPending} onClick={() => take(step)}>
            {t(step.name)}
          </Button>
        ))}
      </div>
      {/* In the calendar keys can't move a session. */}
      {appointment.session_id === undefined && (
        <p className="mt-3 text-faint text-xs max-md:hidden">
          {rich(
            "In the calendar: <key>Alt</key> and arrow keys move it, with <key>Shift</key> they resize it.",
            { key: (text) => <Kbd>{text}</Kbd> },
          )}
        </p>
      )}
      <StatusQuestion
        appointment={appointment}
        step={asked}
        onClose={() => setAsked(undefined)}
        onYes={change}
      />
      <RescheduleDialog
        appointment={appointment}
        zone={zone}
        open={isMoving}
        editing={editing}
        onClose={() => setMoving(false)}
      />
    </footer>
  );
}

const isCancel = ({ status }: NextStatus): boolean => status === "Cancelled";
