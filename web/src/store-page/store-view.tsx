import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PageSection } from "@solodesk/contract/store/store/page-look.ts";
import { ShoppingCart } from "lucide-react";
import { Fragment, type ReactNode, useState } from "react";
import { unitsIn } from "#features/selling/cart/cart-rules.ts";
import { addToCart, cart } from "#features/selling/cart/cart-store.ts";
import { totals } from "#features/selling/cart/cart-totals.ts";
import { useCart } from "#features/selling/cart/use-cart.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Boundary } from "#ui/layout/boundary.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { Money } from "#ui/text/money.tsx";
import { BookDialog } from "./book-dialog.tsx";
import { CartDialog } from "./cart-dialog.tsx";
import { PageBroke } from "./document/page-broke.tsx";
import type { Offer, PageData, ShelfItem, Shop } from "./document/page-data.ts";
import { putInCart } from "./document/visit.ts";
import { ProductDialog } from "./products/product-dialog.tsx";
import { ProductShelf } from "./products/product-shelf.tsx";
import { useProductDialog } from "./products/use-product-dialog.ts";
import { About, hasAbout } from "./sections/about.tsx";
import { BookBar } from "./sections/book-bar.tsx";
import { LanguageLinks } from "./sections/language-links.tsx";
import type { OpeningWords } from "./sections/opening-words.ts";
import { SectionLinks } from "./sections/section-links.tsx";
import { ServiceList } from "./sections/service-list.tsx";
import { StoreHeader } from "./sections/store-header.tsx";
import { useStoreClock } from "./sections/use-opening.ts";
import { useBookDialog } from "./use-book-dialog.ts";
import { useCartDialog } from "./use-cart-dialog.ts";

/** At the bottom of the screen, within reach of the thumb; only while the cart is not empty. */
function CartButton({ onOpen }: { onOpen: () => void }) {
  const { items, units } = useCart();
  if (units === 0) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 flex h-13 animate-rise items-center gap-3 rounded-xl bg-accent px-5 font-semibold text-md text-on-accent shadow-float hover:bg-accent-hover md:end-8 md:bottom-8 md:start-auto"
    >
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
    </button>
  );
}

interface StoreViewProps {
  page: PageData;
  /** The opening hours that the HTML shows at hydration. */
  firstOpening?: OpeningWords | undefined;
}

/** The body of the store page. Renders the same on the server and in the browser. */
export function StoreView({ page, firstOpening }: StoreViewProps) {
  const { shop, products, services } = page;
  const clock = useStoreClock(shop, firstOpening);
  const shopping = useCartDialog(shop);
  const booking = useBookDialog(shop);
  const looking = useProductDialog(page);
  const [said, setSaid] = useState("");

  function add({ id, name, list_price, image_url }: ShelfItem) {
    addToCart({ kind: "product", id, website_url: shop.website_url, name, price: list_price, image_url });
    putInCart(shop.website_url);
    const units = unitsIn(cart.get());
    setSaid(
      t("{product}: added. Cart, {units, plural, one {# item} other {# items}}.", { product: name, units }),
    );
  }

  const book = (service: Offer) => void booking.open(service);
  const sections: Record<PageSection, ReactNode> = {
    services: services.length > 0 && <ServiceList services={services} onBook={book} />,
    products: products.length > 0 && <ProductShelf page={page} onAdd={add} onOpen={looking.open} />,
    about: hasAbout(shop) && (
      <About shop={shop} today={clock.today} paysOnline={services.some(({ due_now }) => due_now !== null)} />
    ),
  };
  const offersNothing = products.length === 0 && services.length === 0;
  return (
    <>
      <StoreHeader page={page} opening={clock.opening} />
      <SectionLinks page={page} />
      <main className="mx-auto max-w-[75rem] px-4 pb-16 md:px-8">
        {offersNothing && (
          <EmptyState drawing="shop">{t("Nothing is on offer here yet. Check back soon.")}</EmptyState>
        )}
        {shop.page.sections.map((section) => (
          <Fragment key={section}>{sections[section]}</Fragment>
        ))}
        <BookBar services={services} onBook={book} />
      </main>
      <Foot shop={shop} />
      <output className="sr-only">{said}</output>
      {/* A boundary each: a visitor can still buy if the booking dialog crashes. */}
      <Boundary fallback={<PageBroke />}>
        <CartButton onOpen={shopping.open} />
        <CartDialog shop={shop} dialog={shopping} />
      </Boundary>
      <Boundary fallback={<PageBroke />}>
        <BookDialog
          {...booking}
          onAdded={(next) => {
            booking.close();
            if (next === "checkout") shopping.openDetails();
          }}
        />
      </Boundary>
      <Boundary fallback={<PageBroke />}>
        <ProductDialog page={page} dialog={looking} onAdd={add} />
      </Boundary>
    </>
  );
}

const linkToSite = (name: ReactNode) => (
  <a href="/" className="rounded-sm underline-offset-4 hover:text-strong hover:underline">
    {name}
  </a>
);

const Foot = ({ shop }: { shop: Shop }) => (
  <footer className="border-line border-t px-4 pt-5 pb-24 text-center md:pb-8 text-faint text-sm">
    <LanguageLinks offered={shop.languages} />
    {rich("Made with <link>Solodesk</link>", { link: linkToSite })}
  </footer>
);
