import type { Appointment } from "@solodesk/contract/appointments.ts";
import type { ReactNode } from "react";
import { now } from "#kernel/clock.ts";
import { Money } from "#ui/money.tsx";
import { clocksDiffer, dayInWords, exactlyInWords, hoursInWords, viewerZone } from "../time-in-words.ts";

const sources = { seller: "Added by you", store_page: "Booked on your store page" } as const;

/** What was agreed and with whom; the time on the store's wall, and on the reader's where that differs. */
export function DrawerDetails({ appointment, zone }: { appointment: Appointment; zone: string }) {
  const { starts_at, service, title, customer, price, source, created_at } = appointment;
  const mine = viewerZone();
  const { email, phone } = customer;
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 border-line border-t pt-4">
      <Detail name="When">
        <time dateTime={starts_at} title={exactlyInWords(zone, starts_at)} className="figures">
          <span className="font-medium text-strong">{dayInWords(zone, starts_at, now())}</span>,{" "}
          {hoursInWords(zone, appointment)}
        </time>
        {clocksDiffer(zone, mine, starts_at) && (
          <span className="figures block text-faint text-sm">
            {dayInWords(mine, starts_at, now())}, {hoursInWords(mine, appointment)} yours
          </span>
        )}
        <span className="block text-faint text-sm">{zone.replaceAll("_", " ")}</span>
      </Detail>
      {service && service.name !== title && <Detail name="Service">{service.name}</Detail>}
      <Detail name="Customer">
        <span className="block">{customer.name}</span>
        {email && (
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={link}>
            {phone}
          </a>
        )}
      </Detail>
      <Detail name="Price">{price.amount === 0 ? "Free" : <Money value={price} />}</Detail>
      <Detail name="Made">
        {dayInWords(zone, created_at, now())} <span className="text-faint">· {sources[source]}</span>
      </Detail>
    </dl>
  );
}

const link =
  "block w-fit max-w-full truncate text-accent-text underline underline-offset-2 hover:text-strong";

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-faint">{name}</dt>
    <dd className="min-w-0 break-words text-body">{children}</dd>
  </>
);
