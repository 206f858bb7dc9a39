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
    `${dayInWords(zone, slot.starts_at, now())}, ${hoursInWords(zone, slot)}`;
  const { starts_at = before.starts_at, ends_at = before.ends_at } = mine;
  const { status = before.status, notes = before.notes } = mine;
  const all = [
    { name: "Status", mine: status, theirs: theirs.status },
    { name: "Time", mine: timeOf({ starts_at, ends_at }), theirs: timeOf(theirs) },
    { name: "Notes", mine: notes || "None", theirs: theirs.notes || "None" },
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
  <Notice title="It was changed meanwhile, in another tab or by your customer.">
    <table className="mt-2 w-full table-fixed text-left">
      <thead className="text-faint">
        <tr>
          <th scope="col" className="w-16">
            <span className="sr-only">What</span>
          </th>
          <th scope="col" className="py-1 pr-2 font-medium">
            Yours
          </th>
          <th scope="col" className="py-1 font-medium">
            Theirs
          </th>
        </tr>
      </thead>
      <tbody>
        {differencesOf(conflict, before, zone).map(({ name, mine, theirs }) => (
          <tr key={name} className="align-top">
            <th scope="row" className="py-1 font-normal text-faint">
              {name}
            </th>
            <td className="whitespace-pre-wrap break-words py-1 pr-2 text-strong">{mine}</td>
            <td className="whitespace-pre-wrap break-words py-1 text-strong">{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" busy={busy} onClick={onMine}>
        Keep mine
      </Button>
      <Button size="sm" onClick={onTheirs}>
        Take theirs
      </Button>
    </div>
  </Notice>
);
