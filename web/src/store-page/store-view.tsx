import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PageSection } from "@solodesk/contract/store/store/page-look.ts";
import { Fragment, lazy, type ReactNode, Suspense, useState } from "react";
import { unitsIn } from "#features/selling/cart/cart-rules.ts";
import { addToCart, cart } from "#features/selling/cart/cart-store.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Boundary } from "#ui/layout/boundary.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { BookDialog } from "./book-dialog.tsx";
import { CartDialog } from "./cart-dialog.tsx";
import { PageBroke } from "./document/page-broke.tsx";
import type { Offer, OfferedPack, PageData, ShelfItem, Shop } from "./document/page-data.ts";
import { putInCart } from "./document/visit.ts";
import { Modal } from "./modal.tsx";
import { ProductDialog } from "./products/product-dialog.tsx";
import { ProductShelf } from "./products/product-shelf.tsx";
import { useProductDialog } from "./products/use-product-dialog.ts";
import { useQuestion } from "./questions/use-question.ts";
import { About } from "./sections/about.tsx";
import { BottomBar } from "./sections/bottom-bar.tsx";
import { LanguageLinks } from "./sections/language-links.tsx";
import type { OpeningWords } from "./sections/opening-words.ts";
import { SectionLinks } from "./sections/section-links.tsx";
import { ServiceList } from "./sections/service-list.tsx";
import { shownSections } from "./sections/shown-sections.ts";
import { StoreHeader } from "./sections/store-header.tsx";
import { useStoreClock } from "./sections/use-opening.ts";
import { useBookDialog } from "./use-book-dialog.ts";
import { useCartDialog } from "./use-cart-dialog.ts";

/** Loaded when a visitor asks something. */
const AskPanel = lazy(async () => ({ default: (await import("./questions/ask-panel.tsx")).AskPanel }));

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
  const booking = useBookDialog(shop, services);
  const looking = useProductDialog(page);
  const [isAsking, setAsking] = useState(false);
  const question = useQuestion(shop);
  const [said, setSaid] = useState("");

  function add({ id, name, list_price, image_url }: ShelfItem) {
    addToCart({ kind: "product", id, website_url: shop.website_url, name, price: list_price, image_url });
    putInCart(shop.website_url);
    const units = unitsIn(cart.get());
    setSaid(
      t("{product}: added. Cart, {units, plural, one {# item} other {# items}}.", { product: name, units }),
    );
  }

  function buy({ id, name, image_url }: Offer, { visits: quantity, price }: OfferedPack) {
    addToCart({ kind: "pack", id, quantity, website_url: shop.website_url, name, price, image_url });
    putInCart(shop.website_url);
    shopping.open();
  }

  const book = (service: Offer) => void booking.open(service);
  const sections = shownSections(page);
  const drawn: Record<PageSection, (isFirst: boolean) => ReactNode> = {
    services: (isFirst) => <ServiceList services={services} isFirst={isFirst} onBook={book} onBuy={buy} />,
    products: (isFirst) => <ProductShelf page={page} isFirst={isFirst} onAdd={add} onOpen={looking.open} />,
    about: () => (
      <About
        shop={shop}
        today={clock.today}
        paysOnline={services.some(({ due_now }) => due_now !== null)}
        cardTerms={page.card_terms}
      />
    ),
  };
  const offersNothing = products.length === 0 && services.length === 0;
  return (
    <>
      <StoreHeader page={page} opening={clock.opening} onAsk={() => setAsking(true)} />
      <SectionLinks sections={sections} />
      <main className="mx-auto max-w-[75rem] px-4 pb-16 md:px-8">
        {offersNothing && (
          <EmptyState drawing="shop">{t("Nothing is on offer here yet. Check back soon.")}</EmptyState>
        )}
        {sections.map((section, nth) => (
          <Fragment key={section}>{drawn[section](nth === 0)}</Fragment>
        ))}
        <Boundary fallback={<PageBroke />}>
          <BottomBar services={services} onBook={book} onCart={shopping.open} />
        </Boundary>
      </main>
      <Foot shop={shop} />
      <output className="sr-only">{said}</output>
      {/* Before the other dialogs: it closes, and gives the focus back, before the booking opens. */}
      <Modal title={t("Ask a question")} open={isAsking} onClose={() => setAsking(false)}>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          <Boundary fallback={<PageBroke />}>
            <Suspense fallback={<Skeleton className="h-16" />}>
              <AskPanel
                page={page}
                question={question}
                onBook={(service, startsAt) => {
                  setAsking(false);
                  void booking.open(service, startsAt);
                }}
                onProduct={(id) => {
                  setAsking(false);
                  looking.openId(id);
                }}
              />
            </Suspense>
          </Boundary>
        </div>
      </Modal>
      {/* A boundary each: a visitor can still buy if the booking dialog crashes. */}
      <Boundary fallback={<PageBroke />}>
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
