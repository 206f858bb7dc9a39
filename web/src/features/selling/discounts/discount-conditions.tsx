import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useId } from "react";
import { useController, useWatch } from "react-hook-form";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { DecimalInput, Input } from "#ui/forms/input.tsx";
import type { DiscountFormProps } from "./discount-fields.tsx";

/** When it counts, how often, and with a code for whom. Nothing has to be filled in. */
export function DiscountConditions({ form, currency }: DiscountFormProps) {
  const { control, register } = form;
  // Nobody knows yet whose cart it is when they see an automatic one.
  const hasCode = useWatch({ control, name: "by" }) === "code";
  const { errors } = form.formState;
  return (
    <fieldset className="space-y-5 border-line border-t pt-5">
      <legend className="float-start w-full font-medium text-base text-strong">{t("Conditions")}</legend>
      <div className="clear-both grid gap-5 sm:grid-cols-2">
        <Field label={t("First day")} optional error={errors.starts_at?.message}>
          {(wiring) => <Input type="date" max="2999-12-31" {...wiring} {...register("starts_at")} />}
        </Field>
        <Field label={t("Last day")} optional error={errors.ends_at?.message}>
          {(wiring) => <Input type="date" max="2999-12-31" {...wiring} {...register("ends_at")} />}
        </Field>
      </div>
      <Field
        label={t("Minimum purchase ({currency})", { currency })}
        optional
        error={errors.minimum?.message}
        hint={t("What the discounted items must cost together, before the discount.")}
      >
        {(wiring) => <DecimalInput {...wiring} {...register("minimum")} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t("Total uses")}
          optional
          error={errors.limit?.message}
          hint={t("Leave empty for no limit.")}
        >
          {(wiring) => (
            <Input
              inputMode="numeric"
              className="figures"
              autoComplete="off"
              {...wiring}
              {...register("limit")}
            />
          )}
        </Field>
        {hasCode && (
          <Field label={t("Uses per customer")} optional error={errors.per_customer?.message}>
            {(wiring) => (
              <Input
                inputMode="numeric"
                className="figures"
                autoComplete="off"
                {...wiring}
                {...register("per_customer")}
              />
            )}
          </Field>
        )}
      </div>
      {hasCode && (
        <Choice
          form={form}
          name="first_order"
          words={t("First orders only")}
          hint={t("For people who haven't bought from you yet.")}
        />
      )}
      <Choice
        form={form}
        name="stackable"
        words={t("Can be combined with other discounts that allow it")}
        hint={t("Otherwise customers get whichever discount saves them most.")}
      />
    </fieldset>
  );
}

interface ChoiceProps extends Pick<DiscountFormProps, "form"> {
  name: "first_order" | "stackable";
  words: string;
  hint: string;
}

function Choice({ form: { control }, name, words, hint }: ChoiceProps) {
  const id = useId();
  const { field } = useController({ control, name });
  return (
    <div className="flex gap-3">
      <Checkbox
        id={id}
        aria-describedby={`${id}-hint`}
        checked={field.value}
        onCheckedChange={(checked) => field.onChange(checked === true)}
        className="mt-0.5"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="text-body">
          {words}
        </label>
        <p id={`${id}-hint`} className="mt-0.5 text-faint text-sm">
          {hint}
        </p>
      </div>
    </div>
  );
}
