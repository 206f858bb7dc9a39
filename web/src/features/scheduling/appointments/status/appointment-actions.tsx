import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { Button, type ButtonProps } from "#ui/forms/button.tsx";
import { iconButtonLook } from "#ui/forms/icon-button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "#ui/overlays/dropdown-menu.tsx";
import { canReschedule, useOpenReschedule } from "../calendar/drawer/open-reschedule.ts";
import { LazyPaymentDialog } from "../collect/lazy-payment-dialog.tsx";
import { useUnsent } from "../unsent/unsent-changes.ts";
import { UnsentNote } from "../unsent/unsent-note.tsx";
import { LazyStatusQuestion } from "./lazy-status-question.tsx";
import { type NextStatus, nextAppointmentStatuses } from "./status-steps.ts";
import { useChangeStatus } from "./use-change-status.ts";
import { useHasBegun } from "./use-has-begun.ts";

interface AppointmentActionsProps {
  appointment: Appointment;
  /** The look of the usual step. */
  look?: ButtonProps["look"];
}

/**
 * The usual step as a button, the others in a menu. If it is finished, there is only a payment to record, if any is
 * open.
 */
export function AppointmentActions({ appointment, look = "secondary" }: AppointmentActionsProps) {
  const { change, isPending } = useChangeStatus();
  const [asked, setAsked] = useState<NextStatus>();
  const chosen = useRef<() => void>(undefined);
  const reschedule = useOpenReschedule();
  const unsent = useUnsent(appointment.id);
  const steps = nextAppointmentStatuses(appointment, useHasBegun(appointment.starts_at));
  if (unsent) return <UnsentNote change={unsent} />;
  if (steps.length === 0) return <OpenPayment appointment={appointment} />;
  const usual = steps.find(({ question }) => !question);
  const others = steps.filter((step) => step !== usual);
  const names = { title: appointment.title, customer: appointment.customer.name };
  const take = (step: NextStatus) => {
    if (step.question || step.asksPayment) setAsked(step);
    else void change(appointment, step);
  };
  // Runs after the menu has returned the focus, so that the dialog can return it too.
  const runChosen = () => {
    chosen.current?.();
    chosen.current = undefined;
  };
  return (
    // Above the link that covers the rest of the row.
    <div className="relative flex items-center justify-end gap-1">
      {usual && (
        <Button
          size="sm"
          look={look}
          busy={isPending}
          aria-label={t(
            "{status, select, Confirmed {Confirm {title} with {customer}} other {Complete {title} with {customer}}}||verb",
            { status: usual.status, ...names },
          )}
          onClick={() => take(usual)}
        >
          {t(usual.name)}
        </Button>
      )}
      <Menu>
        <MenuTrigger aria-label={t("More for {title} with {customer}", names)} className={iconButtonLook}>
          <Ellipsis />
        </MenuTrigger>
        <MenuContent onCloseAutoFocus={runChosen}>
          {canReschedule(appointment) && (
            <MenuItem onSelect={() => (chosen.current = () => reschedule(appointment))}>
              {t("Reschedule…")}
            </MenuItem>
          )}
          {others.map((step) => (
            <MenuItem key={step.status} onSelect={() => (chosen.current = () => take(step))}>
              {t(step.name)}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
      <LazyStatusQuestion
        appointment={appointment}
        step={asked}
        onClose={() => setAsked(undefined)}
        onYes={(step) => void change(appointment, step)}
      />
    </div>
  );
}

function OpenPayment({ appointment }: { appointment: Appointment }) {
  const [isAsking, setAsking] = useState(false);
  const { status, title, customer, due } = appointment;
  if (status !== "Completed" || due.amount === 0) return null;
  return (
    // Above the link that covers the rest of the row.
    <div className="relative flex justify-end">
      <Button
        size="sm"
        aria-label={t("Record the payment of {title} with {customer}", { title, customer: customer.name })}
        onClick={() => setAsking(true)}
      >
        {t("Record payment…")}
      </Button>
      <LazyPaymentDialog appointment={appointment} open={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
