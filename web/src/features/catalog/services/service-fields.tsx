import { serviceLocations } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { confirmations } from "@solodesk/contract/store/store/confirmation.ts";
import {
  type UseFormRegisterReturn,
  type UseFormReturn,
  useController,
  useFormState,
  useWatch,
} from "react-hook-form";
import { confirmationWords } from "#features/store/store/confirmation-words.ts";
import { noticeRule as notice, valuesWith } from "#features/store/store/settings/booking-rules.ts";
import type { PictureUpload } from "#kernel/files/use-picture-upload.ts";
import { Field } from "#ui/forms/field.tsx";
import { DecimalInput, Input } from "#ui/forms/input.tsx";
import { PictureField } from "#ui/forms/picture-field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { locationNames } from "./location-names.ts";
import { MeetingFields } from "./meeting-fields.tsx";
import { PackFields } from "./packs/pack-fields.tsx";
import { PaymentFields } from "./payment-fields.tsx";
import { QuestionFields } from "./questions/question-fields.tsx";
import type { ServiceForm, ServiceValues } from "./service-form.ts";

interface ServiceFieldsProps {
  form: UseFormReturn<ServiceForm, unknown, ServiceValues>;
  currency: string;
  picture: PictureUpload;
}

const asNumber = { valueAsNumber: true } as const;
/** Empty is null: no rule of its own. */
const numberIn = {
  setValueAs: (value: string | number | null) => (value === "" || value === null ? null : Number(value)),
} as const;
const confirmationIn = {
  setValueAs: (value: string | null) => confirmations.find((one) => one === value) ?? null,
} as const;

export function ServiceFields({ form, currency, picture }: ServiceFieldsProps) {
  const { control, register } = form;
  const { errors, defaultValues } = useFormState({ control });
  const location = useWatch({ control, name: "location" });
  const { field: image } = useController({ control, name: "image_url" });
  const { field: active } = useController({ control, name: "active" });
  return (
    <>
      <Field label={t("Name")} error={errors.name?.message}>
        {(wiring) => <Input autoComplete="off" {...wiring} {...register("name")} />}
      </Field>
      <Field label={t("Description")} optional error={errors.description?.message}>
        {(wiring) => <Textarea {...wiring} {...register("description")} />}
      </Field>
      <Field
        label={t("Price")}
        error={errors.price?.message}
        hint={t("In {currency}. Enter 0 if it's free.", { currency })}
      >
        {(wiring) => <DecimalInput {...wiring} {...register("price")} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label={t("Duration (minutes)")}
          error={errors.duration_minutes?.message}
          input={register("duration_minutes", asNumber)}
        />
        <NumberField
          label={t("Maximum per day")}
          optional
          error={errors.max_per_day?.message}
          hint={t("Customers can't book beyond this. You can.")}
          type="text"
          input={register("max_per_day", numberIn)}
        />
        <NumberField
          label={t("Buffer before (minutes)")}
          error={errors.buffer_before_minutes?.message}
          hint={t("Kept free before the appointment.")}
          input={register("buffer_before_minutes", asNumber)}
        />
        <NumberField
          label={t("Buffer after (minutes)")}
          error={errors.buffer_minutes?.message}
          hint={t("Kept free after the appointment.")}
          input={register("buffer_minutes", asNumber)}
        />
      </div>
      <NumberField
        label={t("Spots per time")}
        error={errors.capacity?.message}
        hint={t(
          "For a class or group, use more than 1: several customers can then book the same time, also one that is booked already. The price is per spot.",
        )}
        input={register("capacity", asNumber)}
      />
      <Field label={t("Minimum notice")} error={errors.notice_minutes?.message}>
        {(wiring) => (
          <Select {...wiring} {...register("notice_minutes", numberIn)}>
            <option value="">{t("As in Store Settings")}</option>
            {valuesWith(notice, defaultValues?.notice_minutes ?? 0).map((minutes) => (
              <option key={minutes} value={minutes}>
                {notice.words(minutes)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t("Location||where a service takes place")}
        error={errors.location?.message}
        hint={
          location !== "online" && (defaultValues?.meeting?.kind ?? "none") !== "none"
            ? t("Upcoming appointments lose their meeting link. We don't email customers about it.")
            : undefined
        }
      >
        {(wiring) => (
          <Select {...wiring} {...register("location")}>
            {serviceLocations.map((one) => (
              <option key={one} value={one}>
                {t(locationNames[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <MeetingFields form={form} />
      <Field label={t("New bookings")} error={errors.confirmation?.message}>
        {(wiring) => (
          <Select {...wiring} {...register("confirmation", confirmationIn)}>
            <option value="">{t("As in Store Settings")}</option>
            {confirmations.map((confirmation) => (
              <option key={confirmation} value={confirmation}>
                {t(confirmationWords[confirmation])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <PaymentFields control={control} register={register} currency={currency} />
      <PackFields form={form} currency={currency} />
      <QuestionFields form={form} />
      <PictureField
        label={t("Picture")}
        hint={t("Visitors see it beside the name.")}
        shape="card"
        optional
        url={image.value ?? null}
        upload={picture}
        onRemove={() => image.onChange(null)}
        error={errors.image_url?.message}
        buttonRef={image.ref}
      />
      <div className="flex items-start justify-between gap-6 border-line border-t pt-5">
        <div>
          <label htmlFor="active" className="font-medium text-strong">
            {t("On your store page")}
          </label>
          <p id="active-hint" className="mt-0.5 text-faint text-sm">
            {active.value ? t("Visitors see it as soon as you save it.") : t("Only you can see it.")}
          </p>
        </div>
        <Switch
          id="active"
          aria-describedby="active-hint"
          checked={active.value ?? true}
          onCheckedChange={active.onChange}
          className="mt-1"
        />
      </div>
    </>
  );
}

interface NumberFieldProps {
  label: string;
  hint?: string;
  optional?: boolean;
  error: string | undefined;
  /** A field that may be empty is "text": a number field is also empty while its text is no number. */
  type?: "number" | "text";
  input: UseFormRegisterReturn;
}

const NumberField = ({ input, type = "number", ...field }: NumberFieldProps) => (
  <Field {...field}>
    {(wiring) => <Input type={type} inputMode="numeric" className="figures" {...wiring} {...input} />}
  </Field>
);
