import { t } from "@solodesk/contract/kernel/language/t.ts";
import { statusNames } from "@solodesk/contract/scheduling/appointments/status-names.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { now } from "#kernel/time/clock.ts";
import { dayInWords, hoursInWords } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { Notice } from "#ui/layout/notice.tsx";
import type { Conflict } from "./use-edit-appointment.ts";

interface Difference {
  name: string;
  mine: string;
  theirs: string;
}

/** Returns the fields in which both versions differ, in words. @param before the version they started from */
function differencesOf({ mine, theirs }: Conflict, before: Appointment, zone: string): Difference[] {
  const timeOf = (slot: Pick<Appointment, "starts_at" | "ends_at">) =>
    t("{day}, {time}", {
      day: dayInWords(zone, slot.starts_at, now()),
      time: hoursInWords(zone, slot),
    });
  const { starts_at = before.starts_at, ends_at = before.ends_at } = mine;
  const { status = before.status, notes = before.notes } = mine;
  const all = [
    { name: t("Status"), mine: t(statusNames[status]), theirs: t(statusNames[theirs.status]) },
    { name: t("Time"), mine: timeOf({ starts_at, ends_at }), theirs: timeOf(theirs) },
    { name: t("Notes"), mine: notes || t("None||no notes"), theirs: theirs.notes || t("None||no notes") },
  ];
  return all.filter((one) => one.mine !== one.theirs);
}

interface ConflictNoticeProps {
  conflict: Conflict;
  before: Appointment;
  zone: string;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** Shows both versions side by side; both are kept until the seller chooses one. */
export const ConflictNotice = ({ conflict, before, zone, busy, onMine, onTheirs }: ConflictNoticeProps) => (
  <Notice title={t("This appointment was changed in another tab or by your customer.")}>
    <table className="mt-2 w-full table-fixed text-left rtl:text-right">
      <thead className="text-faint">
        <tr>
          <th scope="col" className="w-16">
            <span className="sr-only">{t("What||heading of a column: which detail was changed")}</span>
          </th>
          <th scope="col" className="py-1 pe-2 font-medium">
            {t("Yours||your version of an appointment")}
          </th>
          <th scope="col" className="py-1 font-medium">
            {t("Theirs||the other version of an appointment")}
          </th>
        </tr>
      </thead>
      <tbody>
        {differencesOf(conflict, before, zone).map(({ name, mine, theirs }) => (
          <tr key={name} className="align-top">
            <th scope="row" className="py-1 font-normal text-faint">
              {name}
            </th>
            <td className="whitespace-pre-wrap break-words py-1 pe-2 text-strong">{mine}</td>
            <td className="whitespace-pre-wrap break-words py-1 text-strong">{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" busy={busy} onClick={onMine}>
        {t("Keep mine||verb, my version of an appointment")}
      </Button>
      <Button size="sm" onClick={onTheirs}>
        {t("Take theirs||verb, the other version of an appointment")}
      </Button>
    </div>
  </Notice>
);
