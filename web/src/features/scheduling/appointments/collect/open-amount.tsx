import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Money } from "#ui/text/money.tsx";

/** What a customer still owes after an appointment. */
export const OpenAmount = ({ appointment: { status, due } }: { appointment: Appointment }) =>
  status === "Completed" &&
  due.amount > 0 && (
    <span className="block text-sm text-strong">
      {rich("<amount></amount> not paid yet", { amount: () => <Money value={due} /> })}
    </span>
  );
