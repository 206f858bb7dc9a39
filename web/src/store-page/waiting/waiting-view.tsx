import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Clock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { rich } from "#kernel/text/rich.tsx";
import { longWeekday } from "#kernel/time/long-day.ts";
import { useSecond } from "#kernel/time/use-second.ts";
import { Badge } from "#ui/data/badge.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { BookingMoment } from "../booking/booking-moment.tsx";
import { countdownWords } from "../booking/countdown.ts";
import { Fact, Facts } from "../booking/facts.tsx";
import { placeWords } from "../booking/place-words.ts";
import { needsBothClocks } from "../booking/when/clocks.ts";
import { BookingPrice } from "../guest/booking-price.tsx";
import { GuestFoot } from "../guest/guest-foot.tsx";
import { GuestHeader } from "../guest/guest-header.tsx";
import { useRefreshOnReturn } from "../guest/use-refresh-on-return.ts";
import { useVisitorClocks } from "../guest/use-visitor-clocks.ts";
import { cityOf } from "../sections/city-of.ts";
import { ContactSection } from "../sections/contact-section.tsx";
import { openWaiting } from "./open-waiting.ts";
import { WaitingActions } from "./waiting-actions.tsx";
import type { WaitingPageData } from "./waiting-page-data.ts";
import { confirmedWords, waitingWords } from "./waiting-words.ts";

interface KeptLineProps {
  /** In seconds; `undefined` in the server's HTML, where the time is unknown. */
  left: number | undefined;
}

const spoken = (left: number): string =>
  left > 300
    ? t("We're keeping this time for you.")
    : t("You have less than five minutes to book this time.");

const strong = (text: ReactNode) => <span className="figures font-semibold text-strong">{text}</span>;

/** Counts down the hold. Screen readers announce it at the start and near the end, not every second. */
const KeptLine = ({ left }: KeptLineProps) => (
  <div className="mt-5 min-h-6 text-base">
    {left !== undefined && (
      <>
        <p aria-hidden="true" className="flex items-center gap-2">
          <Clock className="size-4 shrink-0 text-faint" />
          <span>
            {rich("Kept for you for <b>{time}</b>", {
              b: strong,
              time: countdownWords(left),
            })}
          </span>
        </p>
        <output className="sr-only">{spoken(left)}</output>
      </>
    )}
  </div>
);

/** Renders the same on the server and in the browser. */
export function WaitingView({ page }: { page: WaitingPageData }) {
  const { shop } = page;
  const [guest] = useState(() => openWaiting(page));
  const { waiting, endsAt, failure } = useStore(guest.state);
  const clocks = useVisitorClocks(shop);
  const second = useSecond();
  // The server's HTML has no current time, so it cannot show a countdown.
  const left = second === 0 ? undefined : Math.max(0, Math.floor(endsAt / 1000) - second);
  const status = waiting.status === "offered" && left === 0 ? "lapsed" : waiting.status;
  const { tone, badge, heading, meaning } = waiting.confirmed ? confirmedWords : waitingWords[status];
  const { offer } = waiting;
  const isAbroad = needsBothClocks(clocks, `${waiting.day}T12:00:00Z`);
  const weekday = longWeekday(waiting.day);
  const day = isAbroad ? t("{day} in {city}", { day: weekday, city: cityOf(clocks.theirs) }) : weekday;

  useRefreshOnReturn(guest);

  return (
    <>
      <GuestHeader page={page} />
      <main className="mx-auto max-w-148 px-4 pt-8 pb-16 md:pt-12">
        <Badge tone={tone}>{t(badge)}</Badge>
        <div role="status">
          <h1 className="mt-4 text-xl md:text-2xl">{heading()}</h1>
          <p className="mt-2 mb-6 text-body text-md">{meaning(shop.name, day)}</p>
        </div>
        {failure && (
          <div className="mb-6">
            <FormError>{failure}</FormError>
          </div>
        )}
        <Facts>
          <Fact name={t("What||the service")}>
            <bdi>{waiting.service}</bdi>
          </Fact>
          {offer && status !== "left" ? (
            <Fact name={t("When")}>
              <span className={status === "lapsed" ? "line-through" : undefined}>
                <BookingMoment clocks={clocks} startsAt={offer.starts_at} endsAt={offer.ends_at} />
              </span>
            </Fact>
          ) : (
            <Fact name={t("Day")}>{day}</Fact>
          )}
          {waiting.seats > 1 && <Fact name={t("Spots||of a class")}>{waiting.seats}</Fact>}
          {waiting.location && (
            <Fact name={t("Where")}>
              <bdi>{placeWords(shop, waiting.location)}</bdi>
            </Fact>
          )}
          {waiting.price && <BookingPrice price={waiting.price} />}
          <Fact name={t("For||a person")}>
            <bdi>{waiting.customer.name}</bdi>
          </Fact>
        </Facts>
        {status === "offered" && <KeptLine left={left} />}
        <WaitingActions page={page} guest={guest} status={status} />
        <ContactSection shop={shop} subject={t("Waitlist: {service}", { service: waiting.service })} />
      </main>
      <GuestFoot shop={shop} />
    </>
  );
}
