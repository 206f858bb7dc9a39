import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { Repeat } from "lucide-react";
import { classes } from "#ui/look/classes.ts";

/** "Part of a series, 3 of 10". */
export const placeInWords = ({ series_place }: Pick<Appointment, "series_place">): string =>
  series_place
    ? t("Part of a series, {nth} of {count}", { nth: series_place.nth, count: series_place.of })
    : t("Part of a series");

/** A small icon on appointments that repeat. */
export const SeriesMark = ({
  appointment,
  className,
}: {
  appointment: Pick<Appointment, "series_id" | "series_place">;
  className?: string;
}) =>
  appointment.series_id === undefined ? null : (
    <span
      title={placeInWords(appointment)}
      className={classes("inline-flex shrink-0 self-center", className)}
    >
      <Repeat aria-hidden="true" className="size-3.5 text-faint" />
      <span className="sr-only">{placeInWords(appointment)}</span>
    </span>
  );
