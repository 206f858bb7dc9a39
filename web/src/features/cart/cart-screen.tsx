import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { notify } from "#kernel/notify.ts";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Money } from "#ui/money.tsx";
import { Screen } from "#ui/screen.tsx";
import { type CartItem, itemKey } from "./cart-item.ts";
import { CartLine } from "./cart-line.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { clearCart, putBack } from "./cart-store.ts";
import { totals } from "./cart-totals.ts";
import { useCart } from "./use-cart.ts";

function clear(items: readonly CartItem[]): void {
  clearCart();
  const undo = { label: "Undo", onPress: () => putBack(items) };
  notify({ type: "success", title: "Cart cleared", action: undo });
}

export function CartScreen() {
  const { items, coming } = useCart();
  if (coming > 0) return <CartSkeleton lines={coming} />;
  return (
    <Screen
      title={pageNames.cartCheckout}
      width={items.length > 0 ? "form" : "page"}
      actions={items.length > 0 && <Button onClick={() => clear(items)}>Clear cart</Button>}
    >
      {items.length === 0 ? (
        <EmptyState
          drawing="cart"
          action={
            <Button asChild>
              <Link to={pages.services}>Find products</Link>
            </Button>
          }
        >
          What you are about to order stands here. Your cart is empty.
        </EmptyState>
      ) : (
        <>
          <ul className="border-line border-y">
            {items.map((item) => (
              <CartLine key={itemKey(item)} item={item} />
            ))}
          </ul>
          {totals(items).map((total) => (
            <p key={total.currency} className="flex items-baseline justify-between pt-4 text-md text-strong">
              <span>Total</span>
              <Money value={total} className="font-semibold text-lg" />
            </p>
          ))}
          <p className="pt-6 text-body">
            Orders cannot be paid here yet. Your cart stays on this device until you clear it.
          </p>
        </>
      )}
    </Screen>
  );
}
