import { useState } from "react";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { itemKey } from "#features/cart/cart-item.ts";
import { CartLine } from "#features/cart/cart-line.tsx";
import { totals } from "#features/cart/cart-totals.ts";
import { useCart } from "#features/cart/use-cart.ts";
import { readBearer } from "#kernel/tokens.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { Modal } from "./modal.tsx";

interface CartDialogProps {
  open: boolean;
  onClose: () => void;
}

export function CartDialog({ open, onClose }: CartDialogProps) {
  const { items } = useCart();
  return (
    <Modal title="Cart" open={open} onClose={onClose}>
      {items.length === 0 ? (
        <div className="px-5 pt-2 pb-8">
          <p>Your cart is empty.</p>
          <Button className="mt-5 h-11 w-full" onClick={onClose}>
            Back to the store
          </Button>
        </div>
      ) : (
        <>
          <ul className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-line border-t px-5">
            {items.map((item) => (
              <CartLine key={itemKey(item)} item={item} locale="en" />
            ))}
          </ul>
          <footer className="border-line border-t px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {totals(items).map((total) => (
              <p key={total.currency} className="flex items-baseline justify-between text-md text-strong">
                <span>Total</span>
                <Money value={total} locale="en" className="font-semibold text-lg" />
              </p>
            ))}
            <WaysOut />
          </footer>
        </>
      )}
    </Modal>
  );
}

function WaysOut() {
  const [asked, setAsked] = useState(false);
  const link = "h-12 w-full";
  if (readBearer() !== undefined) {
    return (
      <Button asChild look="primary" className={`mt-4 ${link}`}>
        <a href={pages.cartCheckout}>Check out</a>
      </Button>
    );
  }
  return (
    <div className="mt-4 flex flex-col gap-2">
      <Button look="primary" className={link} onClick={() => setAsked(true)}>
        Check out as guest
      </Button>
      <p role="status" className={asked ? "py-1 text-body" : "sr-only"}>
        {asked &&
          "This store does not take orders online yet. Your cart stays on this device; the seller’s contact is under About."}
      </p>
      <Button asChild className={link}>
        <a href={`${pages.login}?redirect=${pages.cartCheckout}`}>Log in</a>
      </Button>
    </div>
  );
}
