import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { useId } from "react";

export type Scope = "one" | "following";

interface SeriesScopeProps {
  appointment: Appointment;
  value: Scope;
  onChoose: (scope: Scope) => void;
}

/** Whether appointments of the same series follow this one. */
export const hasFollowing = ({ series_id, series_place }: Appointment): boolean =>
  series_id !== undefined && series_place !== undefined && series_place.nth < series_place.of;

const scopes = [
  { value: "one", words: msg("Only this one||appointment") },
  { value: "following", words: msg("This and all that follow||appointments") },
] as const;

/** Chooses between this appointment and all from it to the end of the series. */
export function SeriesScope({ appointment: { series_place }, value, onChoose }: SeriesScopeProps) {
  const name = useId();
  return (
    <fieldset className="mt-4 space-y-1">
      <legend className="mb-1.5 text-body text-sm">
        {series_place &&
          t("It is {nth} of {count} in a series.||an appointment", {
            nth: series_place.nth,
            count: series_place.of,
          })}
      </legend>
      {scopes.map((scope) => (
        <label key={scope.value} className="flex min-h-8 items-center gap-3 touch:min-h-11">
          <input
            type="radio"
            name={name}
            checked={value === scope.value}
            onChange={() => onChoose(scope.value)}
            className="size-4 shrink-0 accent-accent"
          />
          <span className="text-strong">{t(scope.words)}</span>
        </label>
      ))}
    </fieldset>
  );
}
