import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { productStatuses } from "@solodesk/contract/catalog/own-products.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { useController, useFormState, useWatch } from "react-hook-form";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Combobox } from "#ui/forms/combobox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { PictureFields } from "./pictures/picture-fields.tsx";
import type { PictureQueue } from "./pictures/use-picture-queue.ts";
import { PriceFields } from "./price-fields.tsx";
import type { ProductFormProps } from "./product-form.ts";
import { VariantFields } from "./variants/variant-fields.tsx";

const statusWords: Record<(typeof productStatuses)[number], { name: Message; about: Message }> = {
  active: {
    name: msg("Active||a product that is for sale"),
    about: msg("On your store page, and on a page of its own."),
  },
  draft: {
    name: msg("Draft||a product that is not for sale yet"),
    about: msg("Hidden from your store. Only you can see it."),
  },
};

interface ProductFieldsProps extends ProductFormProps {
  queue: PictureQueue;
}

export function ProductFields({ form, currency, queue }: ProductFieldsProps) {
  const { control, register, getValues } = form;
  const { errors } = useFormState({ control });
  const options = useWatch({ control, name: "options" });
  const { field: category } = useController({ control, name: "category" });
  const { field: status } = useController({ control, name: "status" });
  // Any category can be typed, so a failure to load the ones in use is not reported.
  const { data: mine } = useRead(readOf(catalog.listMyCategories, {}), { quiet: true });
  const categories = (mine?.data ?? []).filter((one) => one.category !== "");
  return (
    <>
      <Field label={t("Name")} error={errors.name?.message}>
        {(wiring) => (
          <Input
            autoComplete="off"
            placeholder={t("Lavender soap||example of a product")}
            {...wiring}
            {...register("name")}
          />
        )}
      </Field>
      <Field label={t("Description")} optional error={errors.description?.message}>
        {(wiring) => <Textarea {...wiring} {...register("description")} />}
      </Field>
      <PictureFields form={form} queue={queue} />
      {options.length === 0 && <PriceFields form={form} currency={currency} />}
      <VariantFields form={form} currency={currency} />
      <fieldset className="space-y-5 border-line border-t pt-5">
        <legend className="float-start w-full font-medium text-base text-strong">{t("Details")}</legend>
        <div className="clear-both grid gap-5 sm:grid-cols-3">
          <Field label={t("Category")} optional error={errors.category?.message}>
            {(wiring) => (
              <Combobox
                {...wiring}
                free
                options={categories.map((one) => ({ value: one.category, label: one.category }))}
                value={category.value}
                onChange={category.onChange}
                onBlur={category.onBlur}
                inputRef={category.ref}
              />
            )}
          </Field>
          <Field label={t("Brand")} optional error={errors.brand?.message}>
            {(wiring) => <Input autoComplete="off" {...wiring} {...register("brand")} />}
          </Field>
          <Field
            label={t("Weight (grams)")}
            optional
            error={errors.weight_grams?.message}
            hint={t("With its packaging.")}
          >
            {(wiring) => (
              <Input
                inputMode="numeric"
                autoComplete="off"
                className="figures"
                {...wiring}
                {...register("weight_grams")}
              />
            )}
          </Field>
        </div>
        {/* A new product gets one made of its name. */}
        {getValues("slug") !== undefined && (
          <Field
            label={t("Page address")}
            error={errors.slug?.message}
            hint={t("The old address keeps working.")}
          >
            {(wiring) => (
              <Input dir="ltr" autoComplete="off" spellCheck={false} {...wiring} {...register("slug")} />
            )}
          </Field>
        )}
      </fieldset>
      <RadioCards
        legend={t("Status||of a product")}
        name="status"
        columns
        options={productStatuses.map((value) => ({
          value,
          name: t(statusWords[value].name),
          about: t(statusWords[value].about),
        }))}
        value={status.value}
        onChange={status.onChange}
        error={errors.status?.message}
      />
    </>
  );
}
