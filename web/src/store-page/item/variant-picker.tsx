import { t } from "@solodesk/contract/kernel/language/t.ts";
import { classes } from "#ui/look/classes.ts";
import { type VariantChoice, valueState } from "./choice.ts";
import type { ShownProduct } from "./item-data.ts";

interface VariantPickerProps {
  product: ShownProduct;
  choice: VariantChoice;
  onPick: (name: string, value: string) => void;
}

/**
 * A group of buttons for each option. Buttons, because a press before the page's scripts run is repeated then. A value that
 * no variant combines with the chosen ones can still be chosen: those of the others that don't fit are then cleared.
 */
export const VariantPicker = ({ product, choice, onPick }: VariantPickerProps) =>
  product.options.map(({ name, values }) => (
    <fieldset key={name} className="mt-5 scriptless:hidden">
      <legend dir="auto" className="mb-2 font-medium text-base text-strong">
        {name}
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => {
          const state = valueState(product, choice, name, value);
          const isChosen = Object.hasOwn(choice, name) && choice[name] === value;
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onPick(name, value)}
              className={classes(
                "min-h-11 min-w-11 select-none break-words rounded-md px-4 py-2 text-base ring-1 ring-inset transition-colors duration-120",
                isChosen
                  ? "bg-accent-wash text-accent-text ring-accent"
                  : "text-strong ring-edge hover:bg-hover",
                state === "none" && "border-dashed text-faint line-through ring-line",
                state === "sold_out" && "text-faint",
              )}
            >
              <bdi>{value}</bdi>
              {state === "sold_out" && <span className="ms-2 text-sm">{t("Sold out")}</span>}
              {state === "none" && (
                <span className="sr-only"> {t("Not available with the others||a size or colour")}</span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  ));
