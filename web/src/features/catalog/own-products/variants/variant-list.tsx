import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { type FieldErrors, useWatch } from "react-hook-form";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { DecimalInput, Input } from "#ui/forms/input.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { classes } from "#ui/look/classes.ts";
import type { ProductForm, ProductFormProps } from "../product-form.ts";
import type { WrittenVariant } from "./grid.ts";
import { VariantGridRow, variantColumns } from "./variant-row.tsx";

interface VariantListProps extends ProductFormProps {
  errors: FieldErrors<ProductForm>["variants"];
  onChange: (rows: WrittenVariant[]) => void;
  onBlur: () => void;
}

/** A row for each variant; a card on a phone. */
export function VariantList({ form: { control, getValues }, currency, errors, ...on }: VariantListProps) {
  const [variants, pictures] = useWatch({ control, name: ["variants", "pictures"] });
  // Reads the rows itself, so that it stays the same function and only the changed row is drawn again.
  const change = (nth: number, changes: Partial<WrittenVariant>) =>
    on.onChange(getValues("variants").map((row, at) => (at === nth ? { ...row, ...changes } : row)));
  const setAll = (changes: Partial<WrittenVariant>) =>
    on.onChange(getValues("variants").map((row) => (row.isOut ? row : { ...row, ...changes })));
  return (
    <section aria-label={t("Variants")} className="@container">
      <SectionHead title={t("Variants")} count={variants.filter(({ isOut }) => !isOut).length} />
      {variants.length > 1 && <SetForAll currency={currency} onSet={setAll} />}
      <div
        aria-hidden="true"
        className={classes("hidden gap-x-3 py-2 text-faint text-sm @2xl:grid", variantColumns)}
      >
        <span className="col-span-2">{t("Variant")}</span>
        <span>{t("Price")}</span>
        <span>{t("Stock||how many are left")}</span>
        <span>{t("SKU")}</span>
      </div>
      <ul aria-label={t("Variants")} className="border-line border-t">
        {variants.map((row, nth) => (
          <VariantGridRow
            // biome-ignore lint/suspicious/noArrayIndexKey: errors are keyed by index too.
            key={nth}
            nth={nth}
            row={row}
            pictures={pictures}
            errors={errors?.[nth]}
            onChange={change}
            onBlur={on.onBlur}
          />
        ))}
      </ul>
    </section>
  );
}

interface SetForAllProps {
  currency: string;
  onSet: (changes: Partial<WrittenVariant>) => void;
}

/** Sets the price, the stock or both of every variant that is for sale. */
function SetForAll({ currency, onSet }: SetForAllProps) {
  const [price, setPrice] = useState("");
  const [stock, setStock] = useState("");
  const set = () => {
    onSet({ ...(price.trim() !== "" && { price }), ...(stock.trim() !== "" && { stock }) });
    setPrice("");
    setStock("");
  };
  return (
    <div
      role="group"
      aria-label={t("Set for all variants")}
      className="mb-3 flex flex-wrap items-end gap-3 rounded-lg bg-raised p-3 ring-1 ring-line ring-inset"
    >
      <div className="w-32 flex-1 @2xl:flex-none">
        <Field label={t("Price for all ({currency})", { currency })}>
          {(wiring) => (
            <DecimalInput {...wiring} value={price} onChange={(event) => setPrice(event.target.value)} />
          )}
        </Field>
      </div>
      <div className="w-32 flex-1 @2xl:flex-none">
        <Field label={t("Stock for all")}>
          {(wiring) => (
            <Input
              inputMode="numeric"
              autoComplete="off"
              className="figures"
              {...wiring}
              value={stock}
              onChange={(event) => setStock(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button className="@max-2xl:w-full" disabled={price.trim() === "" && stock.trim() === ""} onClick={set}>
        {t("Apply to all")}
      </Button>
    </div>
  );
}
