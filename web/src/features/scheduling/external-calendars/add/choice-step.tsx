import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useWatch } from "react-hook-form";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { DirectionChoice } from "../change/direction-choice.tsx";
import type { Adding } from "./use-adding.ts";

/** Asks which of the account's calendars it is, and what to do with it. */
export function ChoiceStep({ adding: { choice, calendars, chooseCalendar } }: { adding: Adding }) {
  const { errors } = choice.formState;
  const address = useWatch({ control: choice.control, name: "address" });
  const direction = useWatch({ control: choice.control, name: "direction" });
  const chosen = calendars.find((one) => one.address === address);
  if (calendars.length === 0)
    return <p>{t("This account has no calendars. Create one in your calendar app, then try again.")}</p>;
  return (
    <>
      <RadioCards
        legend={t("Calendar")}
        name="calendar"
        value={address}
        error={errors.address?.message}
        onChange={(next) => {
          const calendar = calendars.find((one) => one.address === next);
          if (calendar) chooseCalendar(calendar);
        }}
        options={calendars.map((one) => ({
          value: one.address,
          name: one.name,
          about: one.is_writable ? undefined : t("Read-only"),
        }))}
      />
      <DirectionChoice
        value={direction}
        isReadOnly={chosen?.is_writable === false}
        error={errors.direction?.message}
        onChange={(next) => choice.setValue("direction", next)}
      />
      <Field label={t("Name")} error={errors.name?.message} hint={t("Its name in Solodesk.")}>
        {(wiring) => <Input autoComplete="off" {...wiring} {...choice.register("name")} />}
      </Field>
      <FormError>{errors.root?.message}</FormError>
    </>
  );
}
