import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PageSection } from "@solodesk/contract/store/store/page-look.ts";
import { Fragment, lazy, type ReactNode, Suspense, useState } from "react";
import { Boundary } from "#ui/layout/boundary.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { PageBroke } from "./document/page-broke.tsx";
import type { PageData } from "./document/page-data.ts";
import { Modal } from "./modal.tsx";
import { ProductShelf } from "./products/product-shelf.tsx";
import { useQuestion } from "./questions/use-question.ts";
import { About } from "./sections/about.tsx";
import { BottomBar } from "./sections/bottom-bar.tsx";
import { itemLink } from "./sections/item-link.ts";
import type { OpeningWords } from "./sections/opening-words.ts";
import { SectionLinks } from "./sections/section-links.tsx";
import { ServiceList } from "./sections/service-list.tsx";
import { shownSections } from "./sections/shown-sections.ts";
import { StoreFoot } from "./sections/store-foot.tsx";
import { StoreHeader } from "./sections/store-header.tsx";
import { useStoreClock } from "./sections/use-opening.ts";
import { ShoppingDialogs } from "./shopping-dialogs.tsx";
import { useShopping } from "./use-shopping.ts";

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
  const shopping = useShopping(shop, services);
  const { booking, book } = shopping;
  const [isAsking, setAsking] = useState(false);
  const question = useQuestion(shop);
  const sections = shownSections(page);
  const drawn: Record<PageSection, (isFirst: boolean) => ReactNode> = {
    services: (isFirst) => (
      <ServiceList
        services={services}
        linkOf={({ slug }) => itemLink(shop, "service", slug)}
        isFirst={isFirst}
        onBook={book}
        onBuy={shopping.buy}
      />
    ),
    products: (isFirst) => <ProductShelf page={page} isFirst={isFirst} onAdd={shopping.add} />,
    about: () => (
      <About
        shop={shop}
        today={clock.today}
        paysOnline={services.some(({ due_now }) => due_now !== null)}
        cardFeeTerms={page.card_terms}
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
          <BottomBar services={services} onBook={book} onCart={shopping.cartDialog.open} />
        </Boundary>
      </main>
      <StoreFoot shop={shop} />
      <output className="sr-only">{shopping.said}</output>
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
              />
            </Suspense>
          </Boundary>
        </div>
      </Modal>
      <ShoppingDialogs shop={shop} shopping={shopping} />
    </>
  );
}
