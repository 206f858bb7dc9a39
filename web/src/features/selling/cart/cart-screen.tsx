import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { notify } from "#kernel/page/notify.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormSkeleton } from "#ui/forms/form-skeleton.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { type CartItem, itemKey } from "./cart-item.ts";
import { CartLine } from "./cart-line.tsx";
import { clearCart, restoreItems } from "./cart-store.ts";
import { groupName } from "./group-name.ts";
import { useCart } from "./use-cart.ts";

/** Placeholders for the stored lines and the checkout until the cart is restored. */
const CartSkeleton = ({ lines }: { lines: number }) => (
  <Screen title={t(pageNames.cartCheckout)} actions={<Skeleton className="h-9 w-24" />}>
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <Skeleton className="mb-3 h-5 w-28" />
        <output aria-label={t("Loading your cart")} className="block border-line border-y">
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} className="flex gap-4 border-line border-b py-4 last:border-b-0">
              <Skeleton className="size-18 shrink-0" />
              <span className="flex-1">
                <span className="flex h-5.25 items-center justify-between gap-3">
                  <Skeleton className="h-3.5 w-40" />
                  <Skeleton className="h-3.5 w-14" />
                </span>
                <Skeleton className="mt-2 h-11 w-30" />
              </span>
            </span>
          ))}
        </output>
      </div>
      <FormSkeleton fields={["line", "line", "line", "box"]} />
    </div>
  </Screen>
);

function clear(items: readonly CartItem[]): void {
  clearCart();
  const undo = { label: t("Undo"), onPress: () => restoreItems(items) };
  notify({ type: "success", title: t("Cart cleared"), action: undo });
}

interface CartScreenProps {
  /** The server's price for a line; undefined until it is known. */
  totalOf: (item: CartItem) => Money | undefined;
  /** Notes below a line. */
  renderNotes: (item: CartItem) => ReactNode;
  /** The name of the store at this address. */
  nameOf: (websiteUrl: string | null) => string | undefined;
  /** The checkout. */
  children: ReactNode;
}

/** The cart's lines grouped by store, with the checkout beside them. */
export function CartScreen({ totalOf, renderNotes, nameOf, children }: CartScreenProps) {
  const { items, unrestored } = useCart();
  if (unrestored > 0) return <CartSkeleton lines={unrestored} />;
  if (items.length === 0) return <EmptyCart />;
  const groups = Map.groupBy(items, ({ website_url }) => website_url);
  return (
    <Screen
      title={t(pageNames.cartCheckout)}
      actions={<Button onClick={() => clear(items)}>{t("Clear cart")}</Button>}
    >
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-6">
          {[...groups].map(([websiteUrl, lines]) => (
            <div key={websiteUrl} role="group" aria-label={groupName(websiteUrl, nameOf(websiteUrl))}>
              <h2 className="truncate pb-3 font-medium text-body text-sm tracking-normal" dir="auto">
                {groupName(websiteUrl, nameOf(websiteUrl))}
              </h2>
              <ul className="border-line border-y">
                {lines.map((item) => (
                  <CartLine key={itemKey(item)} item={item} total={totalOf(item)}>
                    {renderNotes(item)}
                  </CartLine>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {children}
      </div>
    </Screen>
  );
}

const EmptyCart = () => (
  <Screen title={t(pageNames.cartCheckout)}>
    <EmptyState
      drawing="cart"
      action={
        <Button asChild>
          <Link to={pages.services}>{t("Find products")}</Link>
        </Button>
      }
    >
      {t("Your cart is empty. Items you add show up here.")}
    </EmptyState>
  </Screen>
);
