import { dueAtBooking, needsCard } from "@solodesk/contract/catalog/services/payment.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { type ReactNode, useState } from "react";
import { generatePath, Link } from "react-router";
import { durationWords } from "#kernel/text/duration-words.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { spotsInWords } from "#kernel/text/spots-in-words.ts";
import { Badge } from "#ui/data/badge.tsx";
import { RowCard } from "#ui/data/table.tsx";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Price } from "#ui/text/price.tsx";
import { locationNames } from "./location-names.ts";
import { ServiceOrder } from "./order/service-order.tsx";
import { ServiceControls } from "./service-controls.tsx";

interface MyServicesProps {
  services: readonly Service[];
  /** They are not filtered or sorted, so that their order can be changed. */
  isAll: boolean;
  addService: ReactNode;
}

export function MyServices({ services, isAll, addService }: MyServicesProps) {
  const [isOrdering, setOrdering] = useState(false);
  const canOrder = isAll && services.length > 1;
  const showsOrder = isOrdering && canOrder;
  return (
    <section aria-label={t("Services")}>
      <SectionHead
        title={t("Services")}
        count={services.length}
        action={
          <div className="flex flex-wrap gap-2">
            {canOrder && (
              <Button aria-pressed={showsOrder} onClick={() => setOrdering(!isOrdering)}>
                {showsOrder ? t("Done||with putting in order") : t("Change order")}
              </Button>
            )}
            {!showsOrder && addService}
          </div>
        }
      />
      {services.length === 0 ? (
        <p className="border-line border-t py-4 text-faint">
          {t("No services yet. The ones you add show up on your store page.")}
        </p>
      ) : showsOrder ? (
        <>
          <p className="pb-4 text-faint text-sm">
            {t("Your store page shows your services in this order. Changes are saved as you make them.")}
          </p>
          <ServiceOrder services={services} />
        </>
      ) : (
        <ul aria-label={t("Your services")} className="border-line border-t">
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** "Deposit $20.00", or that all of it is paid. */
function dueInWords(service: Service): string {
  if (needsCard(service)) return t("Card on file");
  const amount = dueAtBooking(service);
  if (amount === service.price.amount) return t("Paid when booked");
  return t("Deposit {amount}", { amount: moneyText({ ...service.price, amount }) });
}

/** The whole row links to the service's edit screen. */
function ServiceRow({ service }: { service: Service }) {
  const { id, name, duration_minutes, capacity, location, image_url, active, price, payment } = service;
  return (
    <RowCard className="relative hover:bg-hover">
      <Thumbnail src={image_url} drawing="clock" />
      <div className="min-w-0 flex-1">
        <Link
          to={generatePath(pages.service, { id })}
          className="break-words font-medium text-strong after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {name}
        </Link>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-faint text-sm">
          <p>
            {durationWords(duration_minutes)} · {t(locationNames[location])}
            {capacity > 1 && ` · ${spotsInWords(capacity)}`}
            {payment.due !== "at_appointment" && ` · ${dueInWords(service)}`}
          </p>
          {!active && <Badge tone="stopped">{t("Not on your page")}</Badge>}
        </div>
      </div>
      <Price value={price} className="text-strong" />
      <ServiceControls service={service} />
    </RowCard>
  );
}
