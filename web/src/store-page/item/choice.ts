// Which variant of a product a visitor chooses, value by value.
import type { ShownProduct, ShownVariant } from "./item-data.ts";

/** The chosen value of each option, as far as chosen. */
export type VariantChoice = Readonly<Record<string, string>>;
type Product = Pick<ShownProduct, "options" | "variants">;

const fits = ({ options }: ShownVariant, choice: VariantChoice): boolean =>
  Object.entries(choice).every(([name, value]) => options[name] === value);

/** Nothing is to be chosen where an option has only one value. */
export const firstChoice = ({ options }: Product): VariantChoice =>
  Object.fromEntries(
    options.flatMap(({ name, values: [only, ...others] }) =>
      only !== undefined && others.length === 0 ? [[name, only]] : [],
    ),
  );

/** The options that still have to be chosen. */
export const unchosen = ({ options }: Product, choice: VariantChoice): string[] =>
  options.map(({ name }) => name).filter((name) => !Object.hasOwn(choice, name));

/** Undefined until every option is chosen. */
export const chosenVariant = (product: Product, choice: VariantChoice): ShownVariant | undefined =>
  unchosen(product, choice).length === 0 ? product.variants.find((one) => fits(one, choice)) : undefined;

/** What a value leads to, with the others that are chosen: "none" where there is no such variant. */
export function valueState(
  { variants }: Product,
  choice: VariantChoice,
  name: string,
  value: string,
): "left" | "sold_out" | "none" {
  const found = variants.filter((one) => fits(one, { ...choice, [name]: value }));
  if (found.length === 0) return "none";
  return found.some(({ stock }) => stock !== 0) ? "left" : "sold_out";
}

/** Chooses a value, and clears the other chosen ones that no variant combines with it. */
export function choose(
  { variants, options }: Product,
  choice: VariantChoice,
  name: string,
  value: string,
): VariantChoice {
  let kept: VariantChoice = { [name]: value };
  for (const option of options) {
    const other = Object.hasOwn(choice, option.name) ? choice[option.name] : undefined;
    if (option.name === name || other === undefined) continue;
    const wider = { ...kept, [option.name]: other };
    if (variants.some((one) => fits(one, wider))) kept = wider;
  }
  return kept;
}
