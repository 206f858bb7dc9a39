import { maxOptionValues, maxVariants } from "@solodesk/contract/catalog/own-products/options.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { Combobox } from "#ui/forms/combobox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { valuesIn, type WrittenOption } from "./grid.ts";
import { ValueChips } from "./value-chips.tsx";

interface OptionCardProps {
  /** From 0. */
  nth: number;
  option: WrittenOption;
  /** Combinations of all options. */
  combinations: number;
  errors: { name: string | undefined; values: string | undefined };
  onName: (name: string) => void;
  onAdd: (values: readonly string[]) => void;
  onRename: (value: string, name: string) => void;
  onMoveValue: (value: string, by: -1 | 1) => void;
  onRemoveValue: (value: string) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

export function OptionCard({ nth, option, combinations, errors, ...on }: OptionCardProps) {
  const [typed, setTyped] = useState("");
  const title = option.name.trim() || t("Option {number}||of a product", { number: nth + 1 });
  const names = [t("Size"), t("Colour"), t("Scent"), t("Material"), t("Style||of a product")];
  return (
    <div role="group" aria-label={title} className="rounded-lg border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden="true" className="min-w-0 truncate font-medium text-sm text-strong">
          {title}
        </p>
        <div className="flex">
          <IconButton label={t("Move up||an option")} disabled={!on.onUp} onClick={on.onUp}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton label={t("Move down||an option")} disabled={!on.onDown} onClick={on.onDown}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <IconButton label={t("Remove||an option")} onClick={on.onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <div className="mt-2 grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Field label={t("Option name")} error={errors.name}>
          {(wiring) => (
            <Combobox
              {...wiring}
              free
              options={names.map((name) => ({ value: name, label: name }))}
              value={option.name}
              onChange={on.onName}
            />
          )}
        </Field>
        <Field label={t("Values")} error={errors.values} hint={valuesHint(option, combinations, typed)}>
          {(wiring) => (
            <ValueChips
              wiring={wiring}
              values={option.values}
              typed={typed}
              onType={setTyped}
              onAdd={on.onAdd}
              onRename={on.onRename}
              onMove={on.onMoveValue}
              onRemove={on.onRemoveValue}
            />
          )}
        </Field>
      </div>
    </div>
  );
}

/** Says it before another value makes more combinations than there can be variants. */
function valuesHint({ values }: WrittenOption, combinations: number, typed: string): string {
  if (values.length >= maxOptionValues)
    return t("An option has at most {count} values.", { count: maxOptionValues });
  const more = Math.max(valuesIn(typed).length, 1);
  const next = (combinations / Math.max(values.length, 1)) * (values.length + more);
  if (combinations <= maxVariants && next > maxVariants)
    return t("Another value makes {count} combinations, but a product can have at most {most} variants.", {
      count: next,
      most: maxVariants,
    });
  return t("Press Enter or type a comma after each value.");
}
