import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { CheckoutRules } from "@solodesk/contract/store/store/checkout-rules.ts";
import { checkoutRules } from "./checkout-rules.ts";
import { useStoreSetting } from "./use-store-setting.ts";
import { WrittenSetting } from "./written-setting.tsx";

/** What the store's checkout adds to prices. Renders nothing without a store. */
export function ShippingTaxSetting() {
  const { rules, store, save } = useStoreSetting<CheckoutRules>({
    of: ({ checkout }) => checkout,
    edit: (checkout) => ({ checkout }),
    done: msg("Shipping and tax saved"),
  });
  if (!rules || !store) return null;
  const { currency } = store;
  return (
    <fieldset className="border-line border-b py-4">
      <legend className="float-start w-full font-medium text-base text-strong">
        {t("Shipping and tax")}
      </legend>
      <p className="clear-both text-faint">
        {t("Added to your prices when a customer buys on your store page.")}
      </p>
      <div className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {checkoutRules.map(({ label, hint, text, read }, at) => (
          <WrittenSetting
            key={at}
            label={label(currency)}
            hint={t(hint)}
            saved={text(rules, currency)}
            onWritten={(written) => {
              const said = read(written, currency);
              if ("refusal" in said) return said.refusal;
              const isNew = text({ ...rules, ...said.change }, currency) !== text(rules, currency);
              if (isNew) save(said.change);
              return undefined;
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
