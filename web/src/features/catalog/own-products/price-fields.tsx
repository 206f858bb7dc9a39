import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useFormState, useWatch } from "react-hook-form";
import { moneyText } from "#kernel/text/money-text.ts";
import { writtenPrice } from "#kernel/text/written-price.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { DecimalInput, Input } from "#ui/forms/input.tsx";
import type { ProductFormProps } from "./product-form.ts";

/** What the seller earns on each one. A loss is shown, not refused. */
function earnedInWords(currency: string, typedPrice: string, typedCost: string): string | undefined {
  const price = writtenPrice(currency).safeParse(typedPrice).data;
  const cost = writtenPrice(currency).safeParse(typedCost).data;
  if (!price || !cost) return undefined;
  const amount = price.amount - cost.amount;
  if (amount < 0)
    return t("You lose {amount} on each.", { amount: moneyText({ currency, amount: -amount }) });
  const earned = moneyText({ currency, amount });
  if (price.amount === 0) return t("You earn {amount} on each, before fees.", { amount: earned });
  const percent = numberFormat({ style: "percent" }).format(amount / price.amount);
  return t("You earn {amount} on each ({percent}), before fees.", { amount: earned, percent });
}

/** Price, stock and numbers of a product without variants. */
export function PriceFields({ form, currency }: ProductFormProps) {
  const { control, register, setValue } = form;
  const { errors } = useFormState({ control });
  const [price, cost, stock] = useWatch({ control, name: ["price", "cost", "stock"] });
  const earned = earnedInWords(currency, price, cost);
  const isTracked = stock.trim() !== "";
  return (
    <fieldset className="space-y-5 border-line border-t pt-5">
      <legend className="float-start w-full font-medium text-base text-strong">{t("Price and stock")}</legend>
      <div className="clear-both grid gap-5 sm:grid-cols-3">
        <Field
          label={t("Price")}
          error={errors.price?.message}
          hint={t("In {currency}. Enter 0 if it's free.", { currency })}
        >
          {(wiring) => <DecimalInput {...wiring} {...register("price")} />}
        </Field>
        <Field
          label={t("Compare-at price")}
          optional
          error={errors.compare_at?.message}
          hint={t("Shown crossed out beside the price.")}
        >
          {(wiring) => <DecimalInput {...wiring} {...register("compare_at")} />}
        </Field>
        <Field
          label={t("Cost")}
          optional
          error={errors.cost?.message}
          hint={earned ?? t("What one costs you. Only you see it.")}
        >
          {(wiring) => <DecimalInput {...wiring} {...register("cost")} />}
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <div>
          <Field label={t("Stock||how many are left")} error={errors.stock?.message}>
            {(wiring) => (
              <Input
                inputMode="numeric"
                autoComplete="off"
                className="figures"
                placeholder={t("Not tracked")}
                {...wiring}
                {...register("stock")}
              />
            )}
          </Field>
          <label className="mt-1.5 flex min-h-6 items-center gap-2.5 text-sm touch:min-h-11">
            <Checkbox
              checked={!isTracked}
              onCheckedChange={(checked) =>
                setValue("stock", checked === true ? "" : "0", { shouldDirty: true, shouldValidate: true })
              }
            />
            {t("Don't track stock")}
          </label>
        </div>
        <Field label={t("SKU")} optional error={errors.sku?.message}>
          {(wiring) => <Input autoComplete="off" {...wiring} {...register("sku")} />}
        </Field>
        <Field label={t("Barcode")} optional error={errors.barcode?.message}>
          {(wiring) => <Input autoComplete="off" inputMode="numeric" {...wiring} {...register("barcode")} />}
        </Field>
      </div>
    </fieldset>
  );
}
