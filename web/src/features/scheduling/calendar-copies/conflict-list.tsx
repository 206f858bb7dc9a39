import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type ExternalCalendar,
  maxCalendarConflicts,
} from "@solodesk/contract/scheduling/external-calendars.ts";
import { ConflictCard } from "./conflict-card.tsx";

interface ConflictListProps {
  calendar: ExternalCalendar;
  /** The store's time zone. */
  zone: string;
}

/** Appointments that were moved or deleted in a calendar, until the seller decides. */
export function ConflictList({ calendar, zone }: ConflictListProps) {
  const { name, conflicts } = calendar;
  return (
    <div className="space-y-2 pt-2">
      <ul aria-label={t("Changed in {calendar}", { calendar: name })} className="space-y-2">
        {conflicts.map((conflict) => (
          <ConflictCard key={conflict.id} calendar={calendar} conflict={conflict} zone={zone} />
        ))}
      </ul>
      {conflicts.length === maxCalendarConflicts && (
        <p className="text-faint text-sm">{t("If there are more, they show up once you decide on these.")}</p>
      )}
    </div>
  );
}
