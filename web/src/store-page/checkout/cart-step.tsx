import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { type CartItem, itemKey } from "#features/selling/cart/cart-item.ts";
import { CartLine } from "#features/selling/cart/cart-line.tsx";
import { setQuantity } from "#features/selling/cart/cart-store.ts";
import { totals } from "#features/selling/cart/cart-totals.ts";
import { DiscountCodes } from "#features/selling/cart/discount-codes.tsx";
import { dropLine } from "#features/selling/cart/drop-line.ts";
import { groupName } from "#features/selling/cart/group-name.ts";
import { blockedReason } from "#features/selling/checkout/blocked-reason.ts";
import { CheckoutSums } from "#features/selling/checkout/checkout-sums.tsx";
import { LineNotes } from "#features/selling/checkout/line-notes.tsx";
import { pricedLine } from "#features/selling/checkout/priced-lines.ts";
import { useStore } from "#kernel/storage/store.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { momentWithPlace, visitorClocks } from "../booking/when/clocks.ts";
import type { Shop } from "../document/page-data.ts";
import { buyable, isMember, needsLogin, paysHere } from "./buyable.ts";
import type { Checkout } from "./start-checkout.ts";

interface CartStepProps {
  checkout: Checkout;
  shop: Shop;
  items: readonly CartItem[];
  /** Called when the visitor checks out on this page. */
  onDetails: () => void;
}

const logIn = `${pages.login}?redirect=${pages.cartCheckout}`;
const linkToLogIn = (text: ReactNode) => (
  <a href={logIn} className="underline underline-offset-4 hover:text-strong">
    {text}
  </a>
);

/** The items of the cart, the totals, and the buttons to check out or log in. */
export function CartStep({ checkout, shop, items, onDetails }: CartStepProps) {
  const { preview, asked, refusal } = useStore(checkout.state);
  const groups = Map.groupBy(items, ({ website_url }) => website_url);
  const nameOf = (websiteUrl: string | null) => {
    if (websiteUrl === shop.website_url) return shop.name;
    return preview?.groups.find(({ store }) => store?.website_url === websiteUrl)?.store?.name;
  };
  const lineOf = (item: CartItem) => {
    const known = preview && pricedLine(preview, asked, item);
    return (
      <CartLine key={itemKey(item)} item={item} total={known?.priced?.total}>
        {needsLogin(item) && (
          <p className="mt-1 text-body text-sm">
            {rich("<link>Log in</link> to buy this.", { link: linkToLogIn })}
          </p>
        )}
        {known && (
          <LineNotes
            item={item}
            {...known}
            onQuantity={(quantity) => setQuantity(item, quantity)}
            onRemove={() => void dropLine(item)}
            timeOf={(startsAt, zone = shop.timezone) => momentWithPlace(visitorClocks(zone), startsAt)}
          />
        )}
      </CartLine>
    );
  };
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-line border-t px-5">
        {refusal && (
          <p role="alert" className="mt-4 rounded-md bg-wrong-wash px-3 py-2.5 text-sm text-wrong">
            {refusal}
          </p>
        )}
        {[...groups].map(([websiteUrl, lines]) => {
          const name = groupName(websiteUrl, nameOf(websiteUrl));
          return (
            <div key={websiteUrl} role="group" aria-label={name}>
              {groups.size > 1 && (
                <h3 dir="auto" className="truncate pt-4 font-medium text-body text-sm tracking-normal">
                  {name}
                </h3>
              )}
              <ul>{lines.map(lineOf)}</ul>
            </div>
          );
        })}
      </div>
      <CartFoot checkout={checkout} items={items} onDetails={onDetails} />
    </>
  );
}

function CartFoot({ checkout, items, onDetails }: Omit<CartStepProps, "shop">) {
  const { preview, isBehind, unknown } = useStore(checkout.state);
  const blocked = blockedReason(preview?.problems ?? []);
  const link = "h-12 w-full";
  return (
    <footer className="border-line border-t px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
      <div className="space-y-4">
        {buyable(items).length > 0 && <DiscountCodes preview={preview} busy={isBehind} />}
        {preview ? (
          <CheckoutSums preview={preview} busy={isBehind} />
        ) : (
          totals(buyable(items)).map((total) => (
            <CheckoutSums
              key={total.currency}
              preview={{
                subtotal: total,
                discounts: [],
                gift_cards: [],
                shipping: none(total),
                tax: none(total),
                total,
                due_later: none(total),
              }}
              busy={isBehind}
            />
          ))
        )}
      </div>
      {unknown && (
        <div role="alert" className="mt-3 flex items-center justify-between gap-3 text-body text-sm">
          <p>{t("We couldn't calculate the total. Try again.")}</p>
          <Button className="h-11" onClick={checkout.askAgain}>
            {t("Retry")}
          </Button>
        </div>
      )}
      <div className="mt-4 flex flex-col gap-2">
        {paysHere() ? (
          <>
            {buyable(items).length > 0 && (
              <Button look="primary" className={link} disabled={blocked !== undefined} onClick={onDetails}>
                {isMember() ? t("Check out") : t("Check out as guest")}
              </Button>
            )}
            {blocked && <p className="py-1 text-center text-body text-sm">{blocked}</p>}
            {!isMember() && (
              <Button asChild className={link}>
                <a href={logIn}>{t("Log in")}</a>
              </Button>
            )}
          </>
        ) : (
          <Button asChild look="primary" className={link}>
            <a href={pages.cartCheckout}>{t("Check out")}</a>
          </Button>
        )}
      </div>
    </footer>
  );
}

const none = ({ currency }: { currency: string }) => ({ amount: 0, currency });
