import { t } from "@solodesk/contract/kernel/language/t.ts";
import { sectionNames } from "#features/store/store/section-names.ts";
import { durationWords } from "#kernel/text/duration-words.ts";
import { spotsInWords } from "#kernel/text/spots-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { Price } from "#ui/text/price.tsx";
import type { Offer, OfferedPack } from "../document/page-data.ts";
import { locationWords } from "../document/page-words.ts";
import { ProductPicture } from "../products/product-picture.tsx";
import { picturePath } from "./seller-links.ts";
import { SellerText } from "./seller-text.tsx";
import { StoreSection } from "./store-section.tsx";

/** The number of services on a first screen. */
const firstRows = 4;

interface ServiceListProps {
  title?: string;
  /** Where a service's name leads; left out where nothing else can be opened. */
  linkOf?: (service: Offer) => string;
  services: Offer[];
  /** Whether no section stands above it, so that its first pictures are on the screen. */
  isFirst: boolean;
  onBook: (service: Offer) => void;
  /** Left out where there is no cart. */
  onBuy?: (service: Offer, pack: OfferedPack) => void;
}

export const ServiceList = ({ title, linkOf, services, isFirst, onBook, onBuy }: ServiceListProps) => (
  <StoreSection id="services" title={title ?? t(sectionNames.services)}>
    <ul className="border-line border-t">
      {services.map((service, at) => (
        <ServiceRow
          key={service.id}
          service={service}
          link={linkOf?.(service)}
          eager={isFirst && at < firstRows}
          onBook={onBook}
          onBuy={onBuy}
        />
      ))}
    </ul>
  </StoreSection>
);

interface ServiceRowProps {
  service: Offer;
  link: string | undefined;
  eager: boolean;
  onBook: ServiceListProps["onBook"];
  onBuy: ServiceListProps["onBuy"];
}

function ServiceRow({ service, link, eager, onBook, onBuy }: ServiceRowProps) {
  const nameId = `name-${service.id}`;
  return (
    <li
      id={service.id}
      className="flex flex-col gap-3 border-line border-b py-5 sm:flex-row sm:flex-wrap sm:items-center sm:gap-x-6"
    >
      <div className="flex min-w-0 flex-1 gap-4 sm:items-center sm:gap-6">
        {picturePath(service.image_url) && (
          <ProductPicture
            url={service.image_url}
            size={96}
            sizes="6rem"
            eager={eager}
            className="size-20 shrink-0 sm:size-24"
          />
        )}
        <div className="min-w-0 flex-1">
          <h3 className="text-md">
            <ServiceName id={nameId} link={link}>
              {service.name}
            </ServiceName>
          </h3>
          <p className="mt-0.5 text-base text-faint">
            {durationWords(service.duration_minutes)} · {t(locationWords[service.location])}
            {service.capacity > 1 && ` · ${spotsInWords(service.capacity)}`}
          </p>
          {service.description && (
            <SellerText className="mt-1.5 max-w-[65ch] whitespace-pre-line text-base text-body">
              {service.description}
            </SellerText>
          )}
        </div>
      </div>
      <div className="flex items-center justify-between gap-6">
        <div className="sm:text-end">
          <Price value={service.price} className="text-md text-strong" />
          {service.capacity > 1 && service.price.amount > 0 && (
            <span className="text-faint text-sm"> {t("per spot||a price")}</span>
          )}
          {service.due_words !== null && <p className="text-faint text-sm">{service.due_words}</p>}
        </div>
        <Button
          look="primary"
          aria-describedby={nameId}
          onClick={() => onBook(service)}
          className="h-11 scriptless:hidden"
        >
          {t("Book||verb")}
        </Button>
      </div>
      <PackList service={service} onBuy={onBuy} />
    </li>
  );
}

interface ServiceNameProps {
  id: string;
  link: string | undefined;
  children: string;
}

function ServiceName({ id, link, children }: ServiceNameProps) {
  const name = (
    <SellerText as="span" id={id}>
      {children}
    </SellerText>
  );
  if (link === undefined) return name;
  return (
    <a href={link} className="rounded-sm underline-offset-4 hover:underline">
      {name}
    </a>
  );
}

interface PackListProps {
  service: Offer;
  onBuy: ServiceListProps["onBuy"];
}

/** Several visits at a lower price, each with a button. The service's name has the id `name-<id>`. */
export const PackList = ({ service, onBuy }: PackListProps) =>
  service.packs.length === 0 ? null : (
    <ul className="w-full">
      {service.packs.map((pack) => {
        const packId = `pack-${service.id}-${pack.visits}`;
        return (
          <li key={pack.visits} className="flex min-h-11 items-center justify-between gap-4">
            <span id={packId} className="figures text-base text-body">
              {pack.words}
            </span>
            <Button
              aria-describedby={`name-${service.id} ${packId}`}
              onClick={() => onBuy?.(service, pack)}
              className="h-11 scriptless:hidden"
            >
              {t("Buy||a pack")}
            </Button>
          </li>
        );
      })}
    </ul>
  );
