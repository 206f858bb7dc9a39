import { durationWords } from "#kernel/duration-words.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import type { Offer } from "./page-data.ts";
import { locationWords } from "./page-words.ts";
import { Picture } from "./picture.tsx";
import { Section } from "./section.tsx";
import { picturePath } from "./seller-links.ts";
import { SellerText } from "./seller-text.tsx";

interface ServiceListProps {
  services: Offer[];
  onBook: (service: Offer) => void;
}

export const ServiceList = ({ services, onBook }: ServiceListProps) => (
  <Section id="services" title="Services">
    <ul className="border-line border-t">
      {services.map((service) => (
        <ServiceRow key={service.id} service={service} onBook={onBook} />
      ))}
    </ul>
  </Section>
);

interface ServiceRowProps {
  service: Offer;
  onBook: (service: Offer) => void;
}

function ServiceRow({ service, onBook }: ServiceRowProps) {
  const nameId = `name-${service.id}`;
  return (
    <li id={service.id} className="flex items-center gap-4 border-line border-b py-4 md:gap-6 md:py-5">
      {picturePath(service.image_url) && (
        <Picture url={service.image_url} size={96} className="hidden size-24 shrink-0 sm:block" />
      )}
      <div className="min-w-0 flex-1">
        <SellerText as="h3" id={nameId} className="text-md">
          {service.name}
        </SellerText>
        <p className="mt-0.5 text-base text-faint">
          {durationWords(service.duration_minutes)}, {locationWords[service.location].toLowerCase()}
        </p>
        {service.description && (
          <SellerText className="mt-1.5 max-w-[65ch] whitespace-pre-line text-base text-body">
            {service.description}
          </SellerText>
        )}
        <Money value={service.price} locale="en" className="mt-2 block text-md text-strong sm:hidden" />
      </div>
      <Money value={service.price} locale="en" className="hidden text-md text-strong sm:block" />
      <Button
        look="primary"
        aria-describedby={nameId}
        onClick={() => onBook(service)}
        className="h-11 self-center scriptless:hidden"
      >
        Book
      </Button>
    </li>
  );
}
