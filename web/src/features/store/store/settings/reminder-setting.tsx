import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { useId } from "react";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Select } from "#ui/forms/select.tsx";
import {
  changedReminders,
  ownReminder,
  type ReminderChange,
  reminderChoices,
  usualReminders,
} from "./reminder-choices.ts";
import { useBookingSetting } from "./use-booking-setting.ts";

/** When customers are reminded of their appointments. Renders nothing without a store. */
export function ReminderSetting() {
  const { booking, hasNoStore, save: saveBooking } = useBookingSetting(msg("Reminders saved"));
  const id = useId();
  if (hasNoStore) return null;
  // While loading, the disabled controls keep the section's size.
  const reminders = booking?.reminders ?? [];
  const own = ownReminder(reminders);
  const save = (change: ReminderChange) => saveBooking({ reminders: changedReminders(reminders, change) });
  return (
    <fieldset className="border-line border-b py-4">
      <legend className="float-start w-full font-medium text-base text-strong">{t("Reminders")}</legend>
      <p className="clear-both text-faint">
        {t("Your customers get an email before each confirmed appointment.")}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        {usualReminders.map(([minutes, words]) => (
          <span key={minutes} className="flex min-h-9 items-center gap-2.5 touch:min-h-11">
            <Checkbox
              id={`${id}-${minutes}`}
              disabled={!booking}
              checked={reminders.includes(minutes)}
              onCheckedChange={(isOn) => save(isOn === true ? { add: minutes } : { without: minutes })}
            />
            <label htmlFor={`${id}-${minutes}`}>{t(words)}</label>
          </span>
        ))}
        <Select
          aria-label={t("Another reminder")}
          disabled={!booking}
          value={own ?? ""}
          onChange={({ target: { value } }) =>
            save({ without: own, add: value === "" ? undefined : Number(value) })
          }
        >
          <option value="">{t("No other||reminder")}</option>
          {reminderChoices(own).map(([minutes, words]) => (
            <option key={minutes} value={minutes}>
              {words}
            </option>
          ))}
        </Select>
      </div>
    </fieldset>
  );
}
