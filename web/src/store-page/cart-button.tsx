import { ShoppingCart } from "lucide-react";
import { totals } from "#features/selling/cart/cart-totals.ts";
import { useCart } from "#features/selling/cart/use-cart.ts";
import { Money } from "#ui/text/money.tsx";
import { unitsWords } from "./document/page-words.ts";

/** At the foot of the screen, where the thumb is; there only while the cart holds something. */
export function CartButton({ onOpen }: { onOpen: () => void }) {
  const { items, units } = useCart();
  if (units === 0) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 flex h-13 animate-rise items-center gap-3 rounded-xl bg-accent px-5 font-semibold text-md text-on-accent shadow-float hover:bg-accent-hover md:right-8 md:bottom-8 md:left-auto"
    >
      <ShoppingCart aria-hidden="true" className="size-5" />
      {/* Anew with each number: that something was added shows where it went. */}
      <span key={units} className="animate-bump">
        Cart, {unitsWords(units)}
      </span>
      <span aria-hidden="true" className="ml-auto md:ml-4">
        {totals(items).map((total) => (
          <Money key={total.currency} value={total} locale="en" className="ml-3" />
        ))}
      </span>
    </button>
  );
}
