import { useEffect, useEffectEvent, useState } from "react";
import { choose, chosenVariant, firstChoice, type VariantChoice } from "./choice.ts";
import type { ShownProduct } from "./item-data.ts";

const parameter = "variant";

/** The choice of a variant. The address names it, so that a link leads to it. */
export function useChoice(product: ShownProduct) {
  const [choice, setChoice] = useState<VariantChoice>(() => firstChoice(product));
  const readAddress = useEffectEvent(() => {
    const id = new URLSearchParams(location.search).get(parameter);
    const named = product.variants.find((one) => one.id === id);
    if (named) setChoice(named.options);
  });
  useEffect(() => {
    // After hydration: the HTML is the same for every variant.
    const first = setTimeout(readAddress);
    return () => clearTimeout(first);
  }, []);
  return {
    choice,
    variant: chosenVariant(product, choice),
    pick: (name: string, value: string) => {
      const next = choose(product, choice, name, value);
      setChoice(next);
      const address = new URL(location.href);
      const variant = chosenVariant(product, next);
      if (variant) address.searchParams.set(parameter, variant.id);
      else address.searchParams.delete(parameter);
      history.replaceState(history.state, "", address);
    },
  };
}
