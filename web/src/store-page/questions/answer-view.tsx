import type {
  AnsweredDay,
  AnsweredService,
  StoreAnswer,
} from "@solodesk/contract/account/customer-questions.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { durationWords } from "#kernel/text/duration-words.ts";
import { longWeekday } from "#kernel/time/long-day.ts";
import { Button } from "#ui/forms/button.tsx";
import { Price } from "#ui/text/price.tsx";
import { bookingMomentInWords, visitorClocks } from "../booking/when/clocks.ts";
import { SlotButton } from "../booking/when/slot-button.tsx";
import type { Offer, PageData, Shop } from "../document/page-data.ts";
import { StockWords } from "../products/stock-words.tsx";
import { cityOf } from "../sections/city-of.ts";
import { DayHours } from "../sections/hours-table.tsx";
import { itemLink } from "../sections/item-link.ts";
import { SellerText } from "../sections/seller-text.tsx";

export interface AnswerViewProps {
  page: PageData;
  answer: StoreAnswer;
  onChoose: (about: string) => void;
  /** Opens the booking of a service, at a free time if one was picked. */
  onBook: (service: Offer, startsAt?: string) => void;
}

export function AnswerView({ page, answer, onChoose, onBook }: AnswerViewProps) {
  const { text, days, services, products, choices } = answer;
  return (
    <>
      {text.map((sentence) => (
        <SellerText key={sentence} className="mt-2 whitespace-pre-line text-base text-body">
          {sentence}
        </SellerText>
      ))}
      {days.length > 0 && <Days days={days} shop={page.shop} />}
      {choices.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {choices.map(({ label, about }) => (
            <li key={about}>
              <Button size="sm" onClick={() => onChoose(about)}>
                <bdi>{label}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {services.length + products.length > 0 && (
        <ul className="mt-3 border-line border-t">
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} page={page} onBook={onBook} />
          ))}
          {products.map(({ id, name, list_price, stock }) => (
            <Row
              key={id}
              id={id}
              name={name}
              facts={
                <>
                  <Price value={list_price} />{" "}
                  {stock === 0 ? t("Sold out") : <StockWords left={stock} inCart={0} />}
                </>
              }
            >
              <Button asChild className="h-11">
                <a href={itemLink(page.shop, "product", id)} aria-describedby={`asked-${id}`}>
                  {t("View||verb, a product")}
                </a>
              </Button>
            </Row>
          ))}
        </ul>
      )}
    </>
  );
}

interface ServiceRowProps extends Pick<AnswerViewProps, "page" | "onBook"> {
  service: AnsweredService;
}

function ServiceRow({ service, page, onBook }: ServiceRowProps) {
  const { id, name, price, duration_minutes, capacity, slots } = service;
  const offer = page.services.find((one) => one.id === id);
  const clocks = visitorClocks(page.shop.timezone);
  return (
    <Row
      id={id}
      name={name}
      facts={
        <>
          <Price value={price} />
          {capacity > 1 && price.amount > 0 && ` ${t("per spot||a price")}`} ·{" "}
          {durationWords(duration_minutes)}
          {offer?.due_words && ` · ${offer.due_words}`}
        </>
      }
      below={
        offer &&
        slots.length > 0 && (
          <ul className="mt-3 grid w-full gap-2">
            {slots.map(({ starts_at, seats_left }) => (
              <li key={starts_at}>
                <SlotButton
                  startsAt={starts_at}
                  seatsLeft={seats_left}
                  clocks={clocks}
                  words={bookingMomentInWords(clocks, starts_at)}
                  onPick={(at) => onBook(offer, at)}
                />
              </li>
            ))}
          </ul>
        )
      }
    >
      {offer && (
        <Button
          look={slots.length > 0 ? "secondary" : "primary"}
          aria-describedby={`asked-${id}`}
          className="h-11"
          onClick={() => onBook(offer)}
        >
          {t("Book||verb")}
        </Button>
      )}
    </Row>
  );
}

interface RowProps {
  id: string;
  name: string;
  facts: ReactNode;
  below?: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

const Row = ({ id, name, facts, below, children }: RowProps) => (
  <li className="border-line border-b py-3">
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <SellerText as="span" id={`asked-${id}`} className="font-medium text-base text-strong">
          {name}
        </SellerText>
        <p className="figures text-faint text-sm">{facts}</p>
      </div>
      {children}
    </div>
    {below}
  </li>
);

const Days = ({ days, shop }: { days: readonly AnsweredDay[]; shop: Shop }) => (
  <table className="mt-3 w-full text-base">
    <caption className="caption-bottom pt-2 text-start text-faint text-sm">
      {t("Times in {city}", { city: cityOf(shop.timezone) })}
    </caption>
    <tbody>
      {days.map(({ day, hours, reason }) => (
        <tr key={day} className="align-top">
          <th scope="row" className="py-1.5 pe-6 text-start font-normal">
            {longWeekday(day)}
          </th>
          <td className="figures py-1.5 text-end">
            <DayHours intervals={hours} country={shop.country} />
            {reason && <SellerText className="text-faint text-sm">{reason}</SellerText>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
