import { t } from "@solodesk/contract/kernel/language/t.ts";
import { maxTimeOff } from "@solodesk/contract/store/store.ts";
import { ChevronRight, Plus } from "lucide-react";
import { Button } from "#ui/forms/button.tsx";
import { TimeOffForm } from "./time-off-form.tsx";
import type { PlacedTimeOff } from "./time-off-order.ts";
import { TimeOffRow } from "./time-off-row.tsx";
import { addButton, type TimeOffList } from "./use-time-off.ts";

interface TimeOffEditorProps {
  list: TimeOffList;
  today: string;
  timezone: string;
}

export function TimeOffEditor({ list, today, timezone }: TimeOffEditorProps) {
  const { box, upcoming, past, showsPast, setShowsPast } = list;
  const count = upcoming.length + past.length;
  const place = timezone.split("/").at(-1)?.replaceAll("_", " ") ?? timezone;
  return (
    <section ref={box} aria-labelledby="time-off">
      <h3 id="time-off" className="font-medium text-sm text-strong tracking-normal">
        {t("Time off")}
      </h3>
      <p className="mt-0.5 mb-2 text-faint text-sm">
        {t(
          "Whole days your store is closed, even within your opening hours. They begin and end at midnight in {place}.",
          { place },
        )}
      </p>
      {upcoming.length > 0 && <Entries label={t("Time off")} entries={upcoming} list={list} today={today} />}
      <Button
        data-time-off={addButton}
        size="sm"
        className="mt-3"
        disabled={count >= maxTimeOff}
        onClick={list.add}
      >
        <Plus aria-hidden="true" />
        {t("Add time off")}
      </Button>
      {count >= maxTimeOff && (
        <p className="mt-2 text-faint text-sm">
          {t("You can have at most {max}. Remove some to add others.||closed times", { max: maxTimeOff })}
        </p>
      )}
      {past.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={showsPast}
            onClick={() => setShowsPast(!showsPast)}
            className="group mt-4 flex min-h-9 items-center gap-2 rounded-md text-faint text-sm hover:text-strong touch:min-h-11"
          >
            <ChevronRight
              aria-hidden="true"
              className="size-4 transition-transform duration-140 group-aria-expanded:rotate-90 rtl:group-aria-expanded:-rotate-90"
            />
            {t("Past||time off that is over")} <span className="figures">{past.length}</span>
          </button>
          {showsPast && <Entries label={t("Past time off")} entries={past} list={list} today={today} />}
        </>
      )}
    </section>
  );
}

interface EntriesProps {
  label: string;
  entries: readonly PlacedTimeOff[];
  list: TimeOffList;
  today: string;
}

const Entries = ({ label, entries, list, today }: EntriesProps) => (
  <ul aria-label={label} className="border-line border-t">
    {entries.map(({ at, off }) => (
      <li key={at} className="border-line border-b">
        {at === list.open?.at ? (
          <TimeOffForm off={off} at={at} list={list} />
        ) : (
          <TimeOffRow off={off} at={at} list={list} today={today} />
        )}
      </li>
    ))}
  </ul>
);
