import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useFormState } from "react-hook-form";
import { countryOptions } from "#kernel/text/country-options.ts";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import type { CheckoutFormState } from "./checkout-details.ts";

interface DetailsFieldsProps {
  form: CheckoutFormState;
  ships: boolean;
  /** Guests must give an email address: their confirmation is sent there. */
  needsEmail: boolean;
  needsPhone: boolean;
}

/** The buyer's name and contact, and the shipping address. */
export function DetailsFields({ form, ships, needsEmail, needsPhone }: DetailsFieldsProps) {
  const { errors } = useFormState({ control: form.control });
  return (
    <div className="@container space-y-5">
      <Field label={t("Name")} error={errors.customer?.name?.message}>
        {(wiring) => <Input {...wiring} {...form.register("customer.name")} autoComplete="name" />}
      </Field>
      <div className="grid gap-5 @sm:grid-cols-2">
        <Field label={t("Email")} optional={!needsEmail} error={errors.customer?.email?.message}>
          {(wiring) => (
            <Input {...wiring} {...form.register("customer.email")} type="email" autoComplete="email" />
          )}
        </Field>
        <Field label={t("Phone")} optional={!needsPhone} error={errors.customer?.phone?.message}>
          {(wiring) => (
            <Input {...wiring} {...form.register("customer.phone")} type="tel" autoComplete="tel" />
          )}
        </Field>
      </div>
      {ships && <AddressFields form={form} />}
    </div>
  );
}

function AddressFields({ form }: Pick<DetailsFieldsProps, "form">) {
  const { shipping_address: errors } = useFormState({ control: form.control }).errors;
  return (
    <fieldset className="space-y-5">
      <legend className="pb-1 font-medium text-base text-strong">{t("Send it to")}</legend>
      <Field label={t("Address")} error={errors?.line1?.message ?? errors?.message}>
        {(wiring) => (
          <Input {...wiring} {...form.register("shipping_address.line1")} autoComplete="address-line1" />
        )}
      </Field>
      <Field label={t("Apartment, floor, company")} optional error={errors?.line2?.message}>
        {(wiring) => (
          <Input {...wiring} {...form.register("shipping_address.line2")} autoComplete="address-line2" />
        )}
      </Field>
      <div className="grid gap-5 @sm:grid-cols-2">
        <Field label={t("Postal code")} error={errors?.postal_code?.message}>
          {(wiring) => (
            <Input
              {...wiring}
              {...form.register("shipping_address.postal_code")}
              autoComplete="postal-code"
            />
          )}
        </Field>
        <Field label={t("City")} error={errors?.city?.message}>
          {(wiring) => (
            <Input {...wiring} {...form.register("shipping_address.city")} autoComplete="address-level2" />
          )}
        </Field>
      </div>
      <div className="grid gap-5 @sm:grid-cols-2">
        <Field label={t("State or region")} optional error={errors?.region?.message}>
          {(wiring) => (
            <Input {...wiring} {...form.register("shipping_address.region")} autoComplete="address-level1" />
          )}
        </Field>
        <Field label={t("Country")} error={errors?.country?.message}>
          {(wiring) => (
            // A native select, so that the browser autofills it with the rest of the address.
            <Select {...wiring} {...form.register("shipping_address.country")} autoComplete="country">
              <option value="">{t("Pick a country")}</option>
              {countryOptions().map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </fieldset>
  );
}
