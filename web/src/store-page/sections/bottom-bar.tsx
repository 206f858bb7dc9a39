import { t } from "@solodesk/contract/kernel/language/t.ts";
import { CalendarPlus, ShoppingCart } from "lucide-react";
import { useEffect, useState } from "react";
import type { CartItem } from "#features/selling/cart/cart-item.ts";
import { totals } from "#features/selling/cart/cart-totals.ts";
import { useCart } from "#features/selling/cart/use-cart.ts";
import { classes } from "#ui/look/classes.ts";
import { Money } from "#ui/text/money.tsx";
import type { Offer } from "../document/page-data.ts";

interface BottomBarProps {
  services: readonly Offer[];
  onBook: (service: Offer) => void;
  onCart: () => void;
}

const barLook =
  "fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 flex h-13 animate-rise items-center gap-3 rounded-xl bg-accent px-5 font-semibold text-md text-on-accent shadow-float hover:bg-accent-hover print:hidden";
const cartLook = "md:end-8 md:bottom-8 md:start-auto";
const bookLook = "justify-center md:hidden";

/**
 * At the bottom of the screen, within reach of the thumb: the cart while it isn't empty; else, on phones, the way to
 * book while the services are out of sight.
 */
export function BottomBar({ services, onBook, onCart }: BottomBarProps) {
  const { items, units } = useCart();
  const isInSight = useIsInSight("services");
  const hasCart = units > 0;
  const [first, second] = services;
  if (!hasCart && (!first || isInSight)) return null;
  if (!hasCart && second)
    return (
      <a href="#services" className={classes(barLook, bookLook)}>
        <BookWords />
      </a>
    );
  // One button for both: a dialog that puts a booking into the cart gives the focus back to it.
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-describedby={hasCart || !first ? undefined : `name-${first.id}`}
      onClick={hasCart || !first ? onCart : () => onBook(first)}
      className={classes(barLook, hasCart ? cartLook : bookLook)}
    >
      {hasCart ? <CartWords items={items} units={units} /> : <BookWords />}
    </button>
  );
}

const BookWords = () => (
  <>
    <CalendarPlus aria-hidden="true" className="size-5" />
    {t("Book||verb")}
  </>
);

const CartWords = ({ items, units }: { items: readonly CartItem[]; units: number }) => (
  <>
    <ShoppingCart aria-hidden="true" className="size-5" />
    {/* Rendered again for each number, so that it animates when something is added. */}
    <span key={units} className="animate-bump">
      {t("Cart, {units, plural, one {# item} other {# items}}", { units })}
    </span>
    <span aria-hidden="true" className="ms-auto md:ms-4">
      {totals(items).map((total) => (
        <Money key={total.currency} value={total} className="ms-3" />
      ))}
    </span>
  </>
);

/** Whether any part of an element is on the screen; true until that is known. */
function useIsInSight(id: string): boolean {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || !("IntersectionObserver" in globalThis)) return undefined;
    const observer = new IntersectionObserver((seen) => setIsInSight(seen.at(-1)?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInSight;
}
