import { pages } from "@solodesk/contract/kernel/pages.ts";
import { ShoppingCart } from "lucide-react";
import { Link } from "react-router";
import { useCart } from "#features/selling/cart/use-cart.ts";
import { iconButtonLook } from "#ui/forms/icon-button.tsx";
import { Tooltip } from "#ui/overlays/tooltip.tsx";

/** Shown only while the cart has items (spec 2). */
export function CartLink() {
  const { units } = useCart();
  if (units === 0) return null;
  return (
    <Tooltip text="Cart">
      <Link
        to={pages.cartCheckout}
        aria-label={`Cart, ${units} ${units === 1 ? "item" : "items"}`}
        className={iconButtonLook}
      >
        <ShoppingCart />
        <span className="figures absolute top-0.5 right-0 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 font-semibold text-[0.625rem] text-on-accent">
          {units > 99 ? "99+" : units}
        </span>
      </Link>
    </Tooltip>
  );
}
