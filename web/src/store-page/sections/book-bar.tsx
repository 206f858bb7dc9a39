import { t } from "@solodesk/contract/kernel/language/t.ts";
import { CalendarPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { useCart } from "#features/selling/cart/use-cart.ts";
import type { Offer } from "../document/page-data.ts";

interface BookBarProps {
  services: readonly Offer[];
  onBook: (service: Offer) => void;
}

const look =
  "fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 flex h-13 animate-rise items-center justify-center gap-3 rounded-xl bg-accent px-5 font-semibold text-md text-on-accent shadow-float hover:bg-accent-hover md:hidden scriptless:hidden";

/**
 * On phones, a button to book while the services are out of sight. A cart that isn't empty has its own button in this
 * place.
 */
export function BookBar({ services, onBook }: BookBarProps) {
  const { units } = useCart();
  const isInSight = useIsInSight("services");
  const [first, second] = services;
  if (!first || units > 0 || isInSight) return null;
  const content = (
    <>
      <CalendarPlus aria-hidden="true" className="size-5" />
      {t("Book||verb")}
    </>
  );
  if (second)
    return (
      <a href="#services" className={look}>
        {content}
      </a>
    );
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => onBook(first)} className={look}>
      {content}
    </button>
  );
}

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
