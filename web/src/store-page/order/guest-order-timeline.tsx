import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { GuestOrder } from "@solodesk/contract/selling/orders/order.ts";
import { bookingMomentInWords, type Clocks } from "../booking/when/clocks.ts";
import { eventWords } from "./order-words.ts";

interface GuestOrderTimelineProps {
  order: GuestOrder;
  clocks: Clocks;
}

/** The history of the order, newest first. */
export const GuestOrderTimeline = ({ order, clocks }: GuestOrderTimelineProps) => (
  <section aria-labelledby="history" className="mt-12 print:hidden">
    <h2 id="history" className="mb-3 text-md">
      {t("History||of an order")}
    </h2>
    <ol className="ms-1 space-y-3 border-line border-s">
      {order.timeline.toReversed().map((event, index) => (
        <li key={index} className="relative ps-4 text-base">
          <span
            aria-hidden="true"
            className={`absolute top-2 -start-[3.5px] size-1.5 rounded-full ${index === 0 ? "bg-strong" : "bg-edge"}`}
          />
          {eventWords(event, order)}
          {event.note && (
            <span dir="auto" className="block text-body">
              {event.note}
            </span>
          )}
          <time dateTime={event.at} className="figures block text-faint text-sm">
            {bookingMomentInWords(clocks, event.at)}
          </time>
        </li>
      ))}
    </ol>
  </section>
);
