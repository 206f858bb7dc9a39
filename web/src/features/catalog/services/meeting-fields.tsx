import { meetingKinds, publicJitsi } from "@solodesk/contract/catalog/services/meeting.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { meetingWords } from "./meeting-words.ts";
import type { ServiceForm, ServiceValues } from "./service-form.ts";

interface MeetingFieldsProps {
  form: UseFormReturn<ServiceForm, unknown, ServiceValues>;
}

/** How customers join an online service. */
export function MeetingFields({ form: { control, register } }: MeetingFieldsProps) {
  const { errors, defaultValues } = useFormState({ control });
  const [location, kind] = useWatch({ control, name: ["location", "meeting.kind"] });
  if (location !== "online") return null;
  const told = t(
    "Customers get the link when their booking is confirmed: in the email, on their booking's page and in their calendar.",
  );
  const changed =
    defaultValues?.meeting?.kind === "none"
      ? told
      : `${told} ${t("If you change the link, upcoming appointments use the new one. We don't email customers about it; their booking's page and reminders show it.")}`;
  return (
    <>
      <Field
        label={t("Meeting link")}
        error={errors.meeting?.kind?.message}
        hint={kind === "none" ? undefined : changed}
      >
        {(wiring) => (
          <Select {...wiring} {...register("meeting.kind")}>
            {meetingKinds.map((one) => (
              <option key={one} value={one}>
                {t(meetingWords[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind === "link" && (
        <Field
          label={t("Link||to an online meeting")}
          hint={t(
            "From Zoom, Google Meet, Teams or another service. All customers get the same link, so turn on the waiting room.",
          )}
          error={errors.meeting?.link?.message}
        >
          {(wiring) => (
            <Input type="url" inputMode="url" autoComplete="off" {...wiring} {...register("meeting.link")} />
          )}
        </Field>
      )}
      {kind === "jitsi" && (
        <Field
          label={t("Jitsi server")}
          optional
          hint={t(
            "Leave empty to use {server}, where one of you must sign in to start the meeting. An appointment that is moved gets a new room.",
            { server: publicJitsi.replace("https://", "") },
          )}
          error={errors.meeting?.server?.message}
        >
          {(wiring) => (
            <Input
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder={publicJitsi}
              {...wiring}
              {...register("meeting.server")}
            />
          )}
        </Field>
      )}
    </>
  );
}
