import type { Service } from "@solodesk/contract/services.ts";
import type { ReactNode } from "react";
import { Money } from "#ui/money.tsx";
import { RowCard } from "#ui/table.tsx";
import { SectionHead } from "./section-head.tsx";

const places: Record<Service["location"], string> = {
  in_person: "At your place",
  online: "Online",
  customer_place: "At the customer's place",
};

/** 90 → "1 h 30 min". */
const lasting = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
};

interface MyServicesProps {
  services: readonly Service[];
  addService: ReactNode;
}

export const MyServices = ({ services, addService }: MyServicesProps) => (
  <section aria-label="Services">
    <SectionHead title="Services" count={services.length} action={addService} />
    {services.length === 0 ? (
      <p className="border-line border-t py-4 text-faint">
        No services yet. Visitors book those you add straight from your store page.
      </p>
    ) : (
      <ul aria-label="Your services" className="border-line border-t">
        {services.map((service) => (
          <RowCard key={service.id}>
            <div className="min-w-0 flex-1">
              <p className="break-words font-medium text-strong">{service.name}</p>
              <p className="text-faint text-sm">
                {lasting(service.duration_minutes)} · {places[service.location]}
                {!service.active && " · Not on your page"}
              </p>
            </div>
            <Money value={service.price} className="text-strong" />
          </RowCard>
        ))}
      </ul>
    )}
  </section>
);
