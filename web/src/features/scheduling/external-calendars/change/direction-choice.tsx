import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { Consequences } from "#ui/layout/consequences.tsx";

type Direction = ExternalCalendar["direction"];

interface DirectionChoiceProps {
  value: Direction;
  /** Nothing can be written into the calendar. */
  isReadOnly?: boolean;
  /** Appointments are already written into the calendar. */
  isWritten?: boolean;
  error: string | undefined;
  onChange: (direction: Direction) => void;
}

/** What a calendar is used for, and what follows from that. */
export const DirectionChoice = (props: DirectionChoiceProps) => {
  const { value, isReadOnly = false, isWritten = false, error, onChange } = props;
  return (
    <div className="space-y-3">
      <RadioCards
        legend={t("Use it to||a calendar")}
        name="direction"
        value={value}
        error={error}
        onChange={onChange}
        options={[
          {
            value: "read",
            name: t("Only read when I'm busy"),
            about: t("We keep no titles, places or guests."),
          },
          {
            value: "both",
            name: t("Also write my appointments into it"),
            about: isReadOnly
              ? t("This calendar is read-only.")
              : t("You see them in your calendar app, and can move them there."),
            disabled: isReadOnly,
          },
        ]}
      />
      {value === "both" && !isWritten && (
        <Consequences
          consequences={[
            {
              kind: "details_shared",
              text: t(
                "Each appointment is written with its title, the customer's name and contact details, their answers and your notes. Everyone who can see this calendar can read them.",
              ),
            },
            {
              kind: "asked_first",
              text: t(
                "If an appointment is moved or deleted there, we ask you first. Nothing changes here automatically.",
              ),
            },
          ]}
        />
      )}
      {value === "read" && isWritten && (
        <Consequences
          consequences={[
            {
              kind: "taken_out",
              text: t("The appointments that we wrote into this calendar are taken out. Other events stay."),
            },
          ]}
        />
      )}
    </div>
  );
};
