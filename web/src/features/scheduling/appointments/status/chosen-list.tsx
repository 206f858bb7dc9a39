import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { now } from "#kernel/time/clock.ts";
import { momentInWords } from "#kernel/time/time-in-words.ts";
import { Money } from "#ui/text/money.tsx";
import { appointmentName } from "../appointment-name.ts";

interface ChosenListProps {
  chosen: readonly Appointment[];
  zone: string;
  /** Says what is due for each. */
  withDue?: boolean;
}

/** The appointments that a dialog asks about. */
export const ChosenList = ({ chosen, zone, withDue = false }: ChosenListProps) => (
  <ul className="max-h-60 overflow-y-auto overscroll-contain border-line border-t">
    {chosen.map(({ id, title, customer, starts_at, due }) => (
      <li key={id} className="flex justify-between gap-4 border-line border-b py-2 text-sm">
        <span className="min-w-0 break-words text-strong">{appointmentName(title, customer.name)}</span>
        <span className="figures shrink-0 text-end text-faint">
          {momentInWords(zone, starts_at, now())}
          {withDue && (
            <span className="block">
              {due.amount > 0 ? <Money value={due} className="text-strong" /> : t("Nothing due")}
            </span>
          )}
        </span>
      </li>
    ))}
  </ul>
);
