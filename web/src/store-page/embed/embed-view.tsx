import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Boundary } from "#ui/layout/boundary.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import type { StartedBooking } from "../booking/start-booking.ts";
import { BookingPart } from "../booking-part.tsx";
import { bdi } from "../document/bdi.tsx";
import { PageBroke } from "../document/page-broke.tsx";
import type { Offer } from "../document/page-data.ts";
import { SellerText } from "../sections/seller-text.tsx";
import { ServiceList } from "../sections/service-list.tsx";
import { useBookDialog } from "../use-book-dialog.ts";
import type { EmbedData } from "./embed-data.ts";
import type { HostPage } from "./host-page.ts";

/** Loaded when a booking is paid. */
const PayPanel = lazy(async () => ({ default: (await import("./pay-panel.tsx")).PayPanel }));

interface EmbedViewProps {
  page: EmbedData;
  /** The website around the page; unknown on the server. */
  host?: HostPage;
}

/**
 * The body of the page that other websites frame: the services, then the booking of one in the same place, because a
 * dialog would open in the middle of a frame that may be higher than the screen.
 */
export function EmbedView({ page, host }: EmbedViewProps) {
  const { shop, services, embed } = page;
  const booking = useBookDialog(shop);
  const [isPaying, setPaying] = useState(false);
  const [only] = embed.service === null ? [] : services;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!only || hasBegun.current) return;
    hasBegun.current = true;
    void booking.open(only);
  });

  const shown = booking.service ?? only;
  function leavePayment(): void {
    setPaying(false);
    booking.close();
    if (shown) void booking.open(shown);
  }

  return (
    // The ground of dialogs, on which the steps of a booking are drawn.
    <div className="bg-lifted">
      <main className="mx-auto max-w-[52rem] px-4 pb-6">
        <h1 className="sr-only">{t("Book at {store}", { store: shop.name })}</h1>
        {!shown && <Services services={services} onBook={(service) => void booking.open(service)} />}
        {shown && (
          <section aria-labelledby="booked-service" className="pt-4">
            {!only && !isPaying && (
              <Button look="ghost" className="-ms-3 mb-2 h-11 px-3" onClick={booking.close}>
                <ArrowLeft aria-hidden="true" />
                {t("All services")}
              </Button>
            )}
            <SellerText as="h2" id="booked-service" className="mb-3 text-lg">
              {shown.name}
            </SellerText>
            <Boundary fallback={<PageBroke />}>
              {isPaying ? (
                <Suspense fallback={null}>
                  <PayPanel shop={shop} onLeave={leavePayment} host={host} />
                </Suspense>
              ) : (
                <BookingPart {...booking} service={shown} hasCart={false} onAdded={() => setPaying(true)} />
              )}
            </Boundary>
          </section>
        )}
      </main>
      <EmbedFoot page={page} />
      {host && booking.part && <TopOfSteps host={host} booking={booking.part.booking} />}
    </div>
  );
}

interface ServicesProps {
  services: Offer[];
  onBook: (service: Offer) => void;
}

const Services = ({ services, onBook }: ServicesProps) =>
  services.length === 0 ? (
    <EmptyState drawing="calendar">{t("Nothing can be booked here yet. Check back soon.")}</EmptyState>
  ) : (
    <ServiceList services={services} isFirst onBook={onBook} />
  );

const link =
  "inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:text-strong hover:underline";

/** Whose page this is, for visitors of another website. The links open new tabs: see the document. */
const EmbedFoot = ({ page: { shop } }: { page: EmbedData }) => (
  // The name tells it apart from the foot of the website.
  <footer
    aria-label={shop.name}
    className="flex flex-wrap items-center justify-center gap-x-5 border-line border-t px-4 py-1 text-faint text-sm"
  >
    <a href={`${pages.ownStore}/${shop.website_url}`} className={link}>
      <span>{rich("Store page of <bdi>{store}</bdi>", { bdi, store: shop.name })}</span>
    </a>
    <a href={pages.privacy} className={link}>
      {t(pageNames.privacy)}
    </a>
    <a href={pages.home} className={link}>
      {t("Made with Solodesk")}
    </a>
  </footer>
);

interface TopOfStepsProps {
  host: HostPage;
  booking: StartedBooking;
}

/** Shows the top of the frame when a step of the booking begins. Renders nothing. */
function TopOfSteps({ host, booking: { service, state } }: TopOfStepsProps) {
  const { step } = useStore(state);
  useEffect(() => host.beginStep(`${service.id} ${step}`), [host, service, step]);
  return null;
}
