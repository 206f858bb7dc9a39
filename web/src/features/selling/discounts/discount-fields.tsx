import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { discountKinds } from "@solodesk/contract/selling/discounts/applied-discount.ts";
import type { Discount, SetDiscount } from "@solodesk/contract/selling/discounts.ts";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { DecimalInput, Input } from "#ui/forms/input.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Select } from "#ui/forms/select.tsx";
import type { WrittenDiscount } from "./discount-form.ts";
import { scopes } from "./discount-form.ts";
import { DiscountedItems } from "./discounted-items.tsx";

export interface DiscountFormProps {
  form: UseFormReturn<WrittenDiscount, unknown, SetDiscount>;
  currency: string;
}

const kindNames: Record<Discount["off"]["kind"], Message> = {
  percent: msg("Percentage"),
  amount: msg("Fixed amount"),
  free_shipping: msg("Free shipping"),
};
const scopeNames: Record<(typeof scopes)[number], Message> = {
  all: msg("Everything"),
  products: msg("Certain products"),
  services: msg("Certain services"),
};

/** Without letters and digits that look alike. */
const codeLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const madeCode = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    (byte) => codeLetters[byte % codeLetters.length],
  ).join("");

/** How customers get it, what it takes off, and of what. */
export function DiscountFields({ form, currency, named }: DiscountFormProps & Pick<Discount, "named">) {
  const { control, register, setValue } = form;
  const { errors } = form.formState;
  const [by, kind, scope] = useWatch({ control, name: ["by", "kind", "scope"] });
  return (
    <>
      <div>
        <p aria-hidden="true" className="mb-1.5 font-medium text-sm text-strong">
          {t("How customers get it")}
        </p>
        <Segmented
          label={t("How customers get it")}
          options={[
            { value: "code", label: t("With a code") },
            { value: "automatic", label: t("Automatically") },
          ]}
          value={by}
          onChange={(value) => setValue("by", value, { shouldDirty: true })}
        />
      </div>
      {by === "code" ? (
        <Field
          label={t("Code||of a discount")}
          error={errors.code?.message}
          hint={t("Customers can type it in capitals or not.")}
        >
          {(wiring) => (
            <span className="flex gap-2">
              <Input
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                placeholder={t("SPRING20||example of a discount code")}
                {...wiring}
                {...register("code")}
              />
              <Button
                onClick={() => setValue("code", madeCode(), { shouldDirty: true, shouldValidate: true })}
              >
                {t("Generate code")}
              </Button>
            </span>
          )}
        </Field>
      ) : (
        <Field
          label={t("Name||of a discount")}
          error={errors.title?.message}
          hint={t(
            "Every cart that meets the conditions gets it. Customers don't enter anything. They see this name in their cart, on their order and in emails.",
          )}
        >
          {(wiring) => (
            <Input
              autoComplete="off"
              placeholder={t("Autumn sale||example of a discount")}
              {...wiring}
              {...register("title")}
            />
          )}
        </Field>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("Type||of a discount")}>
          {(wiring) => (
            <Select {...wiring} {...register("kind")}>
              {discountKinds.map((one) => (
                <option key={one} value={one}>
                  {t(kindNames[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {kind !== "free_shipping" && (
          <Field
            label={kind === "percent" ? t("Percent") : t("Amount in {currency}", { currency })}
            error={errors.value?.message}
            hint={kind === "amount" && t("Taken off once per order, not from each item.")}
          >
            {(wiring) => <DecimalInput {...wiring} {...register("value")} />}
          </Field>
        )}
      </div>
      <Field label={t("Applies to||a discount")}>
        {(wiring) => (
          <Select
            {...wiring}
            {...register("scope", { onChange: () => setValue("ids", [], { shouldDirty: true }) })}
          >
            {scopes.map((one) => (
              <option key={one} value={one}>
                {t(scopeNames[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {scope !== "all" && <DiscountedItems key={scope} control={control} scope={scope} named={named} />}
    </>
  );
}
