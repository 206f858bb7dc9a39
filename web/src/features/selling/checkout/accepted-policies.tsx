import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { CartPreview } from "@solodesk/contract/selling/checkout.ts";
import { cardFeeInWords } from "@solodesk/contract/store/store/card-fee-in-words.ts";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import { PolicyText } from "#features/store/store/policy-text.tsx";
import { tooLateFor } from "#features/store/store/too-late.ts";
import { moneyText } from "#kernel/text/money-text.ts";

type Group = CartPreview["groups"][number];

/** The cancellation policies that the buyer accepts by paying: of each store whose times are in the cart. */
export function AcceptedPolicies({ groups, due_now }: Pick<CartPreview, "groups" | "due_now">) {
  const accepted = groups.flatMap(({ store, items }) =>
    store?.policy ? [{ ...store, policy: store.policy, items }] : [],
  );
  return accepted.map(({ name, website_url, policy, items }) => (
    <section key={website_url} className="space-y-1.5 rounded-md border border-line p-4">
      <h3 className="font-medium text-strong">
        {accepted.length > 1
          ? t("Cancellation policy of {store}", { store: name })
          : t("Cancellation policy")}
      </h3>
      <PolicyText
        policy={policy}
        paysOnline={items.some(({ starts_at, card_fee }) => starts_at !== undefined && !card_fee)}
        charged={chargedFor(policy, items)}
        tooLate={tooLateForOne(policy, items)}
      />
      <p className="text-faint text-sm">
        {due_now.amount > 0
          ? t("By paying, you accept this policy.")
          : t("By saving a card, you accept this policy.")}
      </p>
    </section>
  ));
}

/** What can be charged to the card that is saved for these items. */
function chargedFor(policy: Policy, items: Group["items"]): string[] {
  const prices = items.flatMap(({ card_fee, total }) => (card_fee ? [total] : []));
  const [price = null] = prices;
  if (price === null) return [];
  return cardFeeInWords(policy, { money: moneyText, price: prices.length === 1 ? price : null });
}

/** What it is too late for already with any of the times. */
function tooLateForOne(policy: Policy, items: Group["items"]) {
  const each = items.flatMap(({ starts_at, total, due_now, card_fee }) =>
    starts_at === undefined
      ? []
      : [
          tooLateFor(policy, {
            startsAt: starts_at,
            price: total.amount,
            paid: (card_fee ? total : due_now).amount,
          }),
        ],
  );
  return each.includes("both") ? "both" : each.find((one) => one !== undefined);
}
