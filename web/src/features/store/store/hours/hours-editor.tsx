import { t } from "@solodesk/contract/kernel/language/t.ts";
import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import type { RefObject } from "react";
import type { StoreForm } from "../store-form.ts";
import { DayRow } from "./day-row.tsx";
import { hoursMistakes } from "./hours-mistakes.ts";

type Hours = StoreForm["hours"];

interface HoursEditorProps {
  hours: Hours;
  onChange: (hours: Hours) => void;
  /** Gets the focus when the hours have an error. */
  sectionRef: RefObject<HTMLElement | null>;
}

export function HoursEditor({ hours, onChange, sectionRef }: HoursEditorProps) {
  const mistakes = hoursMistakes(hours);
  return (
    <section ref={sectionRef} tabIndex={-1} aria-label={t("Opening hours")} className="outline-none">
      <h3 className="mb-1.5 font-medium text-sm text-strong tracking-normal">{t("Opening hours")}</h3>
      <ul className="border-line border-t">
        {weekdays.map((day) => (
          <DayRow key={day} day={day} hours={hours} onChange={onChange} error={mistakes[day]} />
        ))}
      </ul>
    </section>
  );
}
