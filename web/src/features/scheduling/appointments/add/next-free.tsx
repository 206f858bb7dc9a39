import { t } from "@solodesk/contract/kernel/language/t.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { now } from "#kernel/time/clock.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import { dayInWords } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";

interface NextFreeProps {
  wanted: { service_id?: string; seats?: number; duration_minutes?: number; appointment_id?: string };
  /** A day without free times. */
  day: string;
  zone: string;
  onGo: (day: string) => void;
}

/** Offers the next day with free times, for a full or closed day. */
export function NextFree({ wanted, day, zone, onGo }: NextFreeProps) {
  const { data } = useRead(readOf(appointments.listOwnSlots, { query: { ...wanted, from: day } }), {
    quiet: true,
  });
  const next = data?.slots[0]?.starts_at;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-faint">
        {data && !next ? t("Nothing is free in the month from this day.") : t("Nothing is free on this day.")}
      </p>
      {next && (
        <Button size="sm" onClick={() => onGo(dayIn(zone, new Date(next)))}>
          {t("Next free day: {day}", { day: dayInWords(zone, next, now()) })}
        </Button>
      )}
    </div>
  );
}
