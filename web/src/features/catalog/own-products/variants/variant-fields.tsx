import { maxProductOptions, maxVariants } from "@solodesk/contract/catalog/own-products/options.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Plus } from "lucide-react";
import { useController, useFormState } from "react-hook-form";
import { notify } from "#kernel/page/notify.ts";
import { Button } from "#ui/forms/button.tsx";
import { freshTerms, type ProductFormProps } from "../product-form.ts";
import {
  addOption,
  addValues,
  combinationsOf,
  filled,
  type Grid,
  isSameValue,
  moveOption,
  moveValue,
  type RowTerms,
  removeOption,
  removeValue,
  renameValue,
} from "./grid.ts";
import { OptionCard } from "./option-card.tsx";
import { VariantList } from "./variant-list.tsx";

/**
 * Options and the variants that follow from them. Both are fields as a whole: a hundred rows with fields of their own
 * would be compared one by one at each change.
 */
export function VariantFields({ form, currency }: ProductFormProps) {
  const { control, getValues, clearErrors } = form;
  const { field: options } = useController({ control, name: "options" });
  const { field: variants } = useController({ control, name: "variants" });
  const { errors, isSubmitted } = useFormState({ control, name: ["options", "variants"] });
  const combinations = combinationsOf(options.value);
  // A new option is not wrong before anybody has had the time to fill it in.
  const optionErrors = isSubmitted ? errors.options : undefined;

  const put = (grid: Grid) => {
    // Errors are keyed by index, and would move to another row.
    clearErrors(["options", "variants"]);
    options.onChange(grid.options);
    variants.onChange(grid.variants);
  };
  const change = (how: (grid: Grid, fresh: RowTerms) => Grid) => {
    const now = getValues();
    put(how(now, freshTerms(now)));
  };
  const remove = (title: string, how: (grid: Grid, fresh: RowTerms) => Grid) => {
    const before = getValues();
    change(how);
    const onPress = () =>
      change((now, fresh) =>
        filled({ options: before.options, variants: [...now.variants, ...before.variants] }, { fresh }),
      );
    notify({ type: "success", title, action: { label: t("Undo"), onPress } });
  };
  const rename = (at: number, value: string, name: string) => {
    const others = options.value[at]?.values.filter((one) => one !== value) ?? [];
    if (others.some((one) => isSameValue(one, name)))
      notify({ type: "warning", title: t("There is already a value “{value}”.", { value: name.trim() }) });
    else if (name !== value) change((grid) => renameValue(grid, at, value, name));
  };
  return (
    <fieldset className="space-y-4 border-line border-t pt-5">
      <legend className="float-start w-full font-medium text-base text-strong">
        {t("Options and variants")}
      </legend>
      <p className="clear-both text-faint text-sm">
        {t(
          "Add options if it comes in several sizes, colours or scents. Each combination is a variant with its own price and stock.",
        )}
      </p>
      {options.value.map((option, nth) => (
        <OptionCard
          // biome-ignore lint/suspicious/noArrayIndexKey: errors are keyed by index too.
          key={nth}
          nth={nth}
          option={option}
          combinations={combinations}
          errors={{
            name: optionErrors?.[nth]?.name?.message,
            values: optionErrors?.[nth]?.values?.message,
          }}
          onName={(name) => options.onChange(getValues("options").with(nth, { ...option, name }))}
          onAdd={(values) => change((grid, fresh) => addValues(grid, nth, values, fresh))}
          onRename={(value, name) => rename(nth, value, name)}
          onMoveValue={(value, by) => change((grid, fresh) => moveValue(grid, nth, value, by, fresh))}
          onRemoveValue={(value) =>
            remove(t("{value} removed", { value }), (grid, fresh) => removeValue(grid, nth, value, fresh))
          }
          onUp={nth === 0 ? undefined : () => change((grid, fresh) => moveOption(grid, nth, -1, fresh))}
          onDown={
            nth === options.value.length - 1
              ? undefined
              : () => change((grid, fresh) => moveOption(grid, nth, 1, fresh))
          }
          onRemove={() => remove(t("Option removed"), (grid, fresh) => removeOption(grid, nth, fresh))}
        />
      ))}
      {options.value.length < maxProductOptions && (
        <Button onClick={() => change(addOption)}>
          <Plus aria-hidden="true" />
          {options.value.length === 0 ? t("Add options") : t("Add another option")}
        </Button>
      )}
      {combinations > maxVariants && (
        <p role="status" className="rounded-md bg-waiting-wash px-3 py-2.5 text-body text-sm">
          {t(
            "Your options make {count} combinations, but a product can have at most {most} variants, so some are left out. Remove values you don't need.",
            { count: combinations, most: maxVariants },
          )}
        </p>
      )}
      {(optionErrors?.message || (isSubmitted && errors.variants?.message)) && (
        <p role="alert" className="text-sm text-wrong">
          {optionErrors?.message ?? errors.variants?.message}
        </p>
      )}
      {variants.value.length > 0 && (
        <VariantList
          form={form}
          currency={currency}
          errors={isSubmitted && Array.isArray(errors.variants) ? errors.variants : undefined}
          onChange={variants.onChange}
          onBlur={variants.onBlur}
        />
      )}
    </fieldset>
  );
}
