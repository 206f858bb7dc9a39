import { t } from "@solodesk/contract/kernel/language/t.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import type { GuestOrder } from "@solodesk/contract/selling/orders/order.ts";
import { CalendarPlus } from "lucide-react";
import { lineDiscountInWords } from "#features/selling/orders/discount-rows.ts";
import { packCounts } from "#features/selling/packs/pack-counts.ts";
import { addressOf } from "#kernel/api/request-of.ts";
import { itemName } from "#kernel/text/pack-in-words.ts";
import { longDate } from "#kernel/time/long-day.ts";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Money } from "#ui/text/money.tsx";
import { BookingMoment } from "../booking/booking-moment.tsx";
import { bookingMomentInWords, type Clocks, myDay } from "../booking/when/clocks.ts";
import type { Shop } from "../document/page-data.ts";

type Item = GuestOrder["items"][number];

interface GuestOrderItemsProps {
  shop: Shop;
  order: GuestOrder;
  clocks: Clocks;
  /** Whether the store page, on which visits are booked, is published. */
  isOpen: boolean;
}

export const GuestOrderItems = ({ shop, order, clocks, isOpen }: GuestOrderItemsProps) => (
  <ul className="border-line border-t">
    {order.items.map((item) => (
      <li key={item.line} className="flex break-inside-avoid gap-4 border-line border-b py-4">
        <span className="print:hidden">
          <Thumbnail src={item.image_url} drawing={item.kind === "product" ? "box" : "clock"} />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex justify-between gap-3">
            <span dir="auto" className="min-w-0 font-medium text-base text-strong">
              {itemName(item)}
            </span>
            <Money value={item.total} className="text-base text-strong" />
          </div>
          <p className="figures mt-0.5 text-faint text-sm">
            {item.quantity} × <Money value={item.unit_price} />
            {item.discount.amount > 0 && `, ${lineDiscountInWords(item)}`}
            {item.refunded_quantity > 0 && `, ${refundedOf(item)}`}
          </p>
          <PackVisits item={item} clocks={clocks} isOpen={isOpen} />
          {item.starts_at && (
            <>
              <p className="mt-2 text-base">
                <BookingMoment clocks={clocks} startsAt={item.starts_at} />
              </p>
              <div className="mt-3 flex min-h-11 items-center gap-2 print:hidden">
                {item.manage ? <TimeActions shop={shop} manage={item.manage} /> : <TimeState order={order} />}
              </div>
            </>
          )}
        </div>
      </li>
    ))}
  </ul>
);

/** What became of the visits of a pack, and how the next one is booked. */
function PackVisits({
  item: { quantity, pack, book, visits = [] },
  clocks,
  isOpen,
}: Pick<GuestOrderItemsProps, "clocks" | "isOpen"> & { item: Item }) {
  if (!pack) return null;
  return (
    <>
      <p className="mt-2 text-base">{packCounts(quantity, pack)}</p>
      {pack.left > 0 && (
        <p className="text-faint text-sm">
          {t("Valid until {day}||a pack", { day: longDate(myDay(clocks, pack.expires_at)) })}
        </p>
      )}
      {visits.length > 0 && (
        <ul className="mt-1">
          {visits.map(({ starts_at, manage }) => (
            <li key={manage}>
              <a
                href={manage}
                className="inline-flex min-h-11 items-center rounded-sm text-accent-text underline underline-offset-4"
              >
                {bookingMomentInWords(clocks, starts_at)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {book !== undefined && isOpen && (
        <Button asChild look="primary" className="mt-3 h-11 print:hidden">
          <a href={book}>{t("Book a visit")}</a>
        </Button>
      )}
    </>
  );
}

const refundedOf = ({ quantity, refunded_quantity }: Item): string =>
  refunded_quantity === quantity
    ? t("refunded||all items of a line")
    : t("{count} of them refunded", { count: refunded_quantity });

function TimeActions({ shop: { website_url }, manage }: { shop: Shop; manage: string }) {
  const code = manage.split("/").at(-1) ?? "";
  return (
    <>
      <Button asChild className="h-11">
        <a href={addressOf(bookings.writeFile, { website_url, code })} download="appointment.ics">
          <CalendarPlus aria-hidden="true" />
          {t("Add to calendar")}
        </a>
      </Button>
      <Button asChild className="h-11">
        <a href={manage}>{t("Change||a booking")}</a>
      </Button>
    </>
  );
}

/** As tall as the buttons of a booked time, so that nothing moves when they appear. */
const TimeState = ({ order: { status } }: { order: GuestOrder }) => (
  <p className="text-faint text-sm">
    {status === "pending_payment" ? t("Kept for you while you pay.") : t("This time is free again.")}
  </p>
);
