import { t } from "@solodesk/contract/kernel/language/t.ts";
import { websiteUrlFromName } from "@solodesk/contract/store/store/website-url.ts";
import { maxStoreName, type Store } from "@solodesk/contract/store/store.ts";
import { useState } from "react";
import { useController, useFormState } from "react-hook-form";
import { countryOptions } from "#kernel/text/country-options.ts";
import { Combobox } from "#ui/forms/combobox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { WebsiteAddressField } from "../address/website-address-field.tsx";
import type { StoreFormControl } from "../store-form-control.ts";
import { trades } from "./trades.ts";

interface BasicsStepProps {
  form: StoreFormControl;
  existing: Store | null;
  /** Addresses the server suggested when it refused one. */
  refusedFor: string[];
}

const addressFor = (name: string): string => websiteUrlFromName(name) ?? "";

export function BasicsStep({ form, existing, refusedFor }: BasicsStepProps) {
  const { control } = form;
  const { errors } = useFormState({ control });
  const { field: name } = useController({ control, name: "name" });
  const { field: category } = useController({ control, name: "category" });
  const { field: country } = useController({ control, name: "country" });
  const [countries] = useState(countryOptions);

  const rename = (next: string) => {
    // The address follows the name until the seller edits it; the address of an existing store never does.
    const follows = !existing && form.getValues("website_url") === addressFor(name.value);
    name.onChange(next);
    if (follows) form.setValue("website_url", addressFor(next), { shouldDirty: true });
  };
  return (
    <div className="space-y-5">
      <Field label={t("Store name")} error={errors.name?.message}>
        {(wiring) => (
          <Input
            {...wiring}
            {...name}
            autoComplete="organization"
            maxLength={maxStoreName}
            onChange={(event) => rename(event.target.value)}
          />
        )}
      </Field>
      <WebsiteAddressField form={form} own={existing?.website_url} refusedFor={refusedFor} />
      <Field
        label={t("Tagline")}
        optional
        error={errors.tagline?.message}
        hint={t("One line below your name.")}
      >
        {(wiring) => <Input {...wiring} {...form.register("tagline")} />}
      </Field>
      <Field label={t("Description")} optional error={errors.description?.message}>
        {(wiring) => <Textarea className="min-h-20" {...wiring} {...form.register("description")} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("Category")} optional error={errors.category?.message}>
          {(wiring) => (
            <Combobox
              {...wiring}
              options={trades()}
              free
              value={category.value}
              onChange={category.onChange}
              onBlur={category.onBlur}
              inputRef={category.ref}
            />
          )}
        </Field>
        <Field label={t("Country")} error={errors.country?.message}>
          {(wiring) => (
            <Combobox
              {...wiring}
              options={countries}
              value={country.value}
              onChange={country.onChange}
              onBlur={country.onBlur}
              inputRef={country.ref}
            />
          )}
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t("Contact email")}
          optional
          error={errors.email?.message}
          hint={t("Customers see it on your store page.")}
        >
          {(wiring) => <Input {...wiring} {...form.register("email")} type="email" autoComplete="email" />}
        </Field>
        <Field label={t("Contact phone")} optional error={errors.phone?.message}>
          {(wiring) => <Input {...wiring} {...form.register("phone")} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <Field
        label={t("Street address")}
        optional
        error={errors.address?.message}
        hint={t("Where customers come to you. Your store page and your emails to them show it.")}
      >
        {(wiring) => <Input {...wiring} {...form.register("address")} autoComplete="street-address" />}
      </Field>
    </div>
  );
}
