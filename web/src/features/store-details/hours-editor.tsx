import { weekdays } from "@solodesk/contract/store.ts";
import type { RefCallback } from "react";
import type { FieldErrors } from "react-hook-form";
import { DayRow } from "./day-row.tsx";
import type { StoreForm } from "./store-form.ts";

type Hours = StoreForm["hours"];

interface HoursEditorProps {
  hours: Hours;
  onChange: (hours: Hours) => void;
  errors: FieldErrors<StoreForm>["hours"];
  /** Where the focus goes when something here needs attention. */
  firstRef: RefCallback<HTMLElement>;
}

export const HoursEditor = ({ hours, onChange, errors, firstRef }: HoursEditorProps) => (
  <section ref={firstRef} tabIndex={-1} aria-label="Opening hours" className="outline-none">
    <h3 className="mb-1.5 font-medium text-sm text-strong tracking-normal">Opening hours</h3>
    <ul className="border-line border-t">
      {weekdays.map((day) => (
        <DayRow key={day} day={day} hours={hours} onChange={onChange} error={firstMessage(errors?.[day])} />
      ))}
    </ul>
  </section>
);

/** The first sentence anywhere below an error: a day has errors of its own and of its intervals. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string" && error.message !== "") return error.message;
  for (const [name, inner] of Object.entries(error)) {
    const message = name === "ref" ? undefined : firstMessage(inner);
    if (message !== undefined) return message;
  }
  return undefined;
}
