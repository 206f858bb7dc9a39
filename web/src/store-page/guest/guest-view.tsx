import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { Badge } from "#ui/data/badge.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { BookingMoment } from "../booking/booking-moment.tsx";
import { statusWordsOf, unverifiedUntil } from "../booking/booking-status-words.ts";
import { Fact, Facts } from "../booking/facts.tsx";
import { MeetingLink } from "../booking/meeting-link.tsx";
import { placeWords } from "../booking/place-words.ts";
import { ContactSection } from "../sections/contact-section.tsx";
import { AnswerBooking } from "./answer-booking.tsx";
import { BookingPrice } from "./booking-price.tsx";
import { CardFacts } from "./card-facts.tsx";
import { GuestActions } from "./guest-actions.tsx";
import { GuestFoot } from "./guest-foot.tsx";
import { GuestHeader } from "./guest-header.tsx";
import type { GuestPage } from "./guest-page.ts";
import { openGuest } from "./open-guest.ts";
import { PaidFacts } from "./paid-facts.tsx";
import { useRefreshOnReturn } from "./use-refresh-on-return.ts";
import { useVisitorClocks } from "./use-visitor-clocks.ts";
import { VerifyBooking } from "./verify-booking.tsx";

/** Renders the same on the server and in the browser. */
export function GuestView({ page }: { page: GuestPage }) {
  const { shop } = page;
  const [guest] = useState(() => openGuest(page));
  const { booking, done, failure } = useStore(guest.state);
  const clocks = useVisitorClocks(shop);
  const { tone, badge, meaning } = statusWordsOf(booking);
  const until = unverifiedUntil(booking);
  // An archived service has no location here, but its meetings still take place.
  const place = booking.location ?? (booking.meeting_url === null ? null : "online");
  // Without a service there is no price, which is not the same as free.
  const hasPrice = booking.price.amount > 0 || booking.location !== null;
  const isToCome = !booking.over && booking.due.amount > 0;

  useRefreshOnReturn(guest);

  return (
    <>
      <GuestHeader page={page} />
      <main className="mx-auto max-w-148 px-4 pt-8 pb-16 md:pt-12">
        <Badge tone={tone}>{booking.asked ? t("Waiting for your answer") : t(badge)}</Badge>
        <h1 className="mt-4 text-xl md:text-2xl">{t("Your booking")}</h1>
        {until !== undefined ? (
          <VerifyBooking page={page} guest={guest} clocks={clocks} until={until} />
        ) : booking.asked ? (
          <AnswerBooking page={page} guest={guest} clocks={clocks} asked={booking.asked} />
        ) : (
          <p className="mt-2 mb-6 text-body text-md">{meaning(shop.name)}</p>
        )}
        <p
          role="status"
          className={done ? "mb-6 rounded-md bg-good-wash px-3 py-2.5 text-good text-sm" : "sr-only"}
        >
          {done}
        </p>
        {failure && (
          <div className="mb-6">
            <FormError>{failure}</FormError>
          </div>
        )}
        <Facts>
          <Fact name={t("What||the service")}>
            <bdi>{booking.title}</bdi>
          </Fact>
          <Fact name={t("When")}>
            <span className={booking.status === "Cancelled" ? "line-through" : undefined}>
              <BookingMoment clocks={clocks} startsAt={booking.starts_at} endsAt={booking.ends_at} />
            </span>
          </Fact>
          {booking.seats > 1 && <Fact name={t("Spots||of a class")}>{booking.seats}</Fact>}
          {place && (
            <Fact name={t("Where")}>
              <bdi>{placeWords(shop, place)}</bdi>
              <MeetingLink url={booking.meeting_url} />
            </Fact>
          )}
          {hasPrice && <BookingPrice price={booking.price} isDue={isToCome && booking.paid.amount === 0} />}
          <PaidFacts {...booking} />
          <CardFacts card={booking.card} clocks={clocks} />
          <Fact name={t("For||a person")}>
            <bdi>{booking.customer.name}</bdi>
          </Fact>
          <Fact name={t("Number||of the booking")}>{booking.number}</Fact>
        </Facts>
        <GuestActions page={page} guest={guest} clocks={clocks} />
        <ContactSection shop={shop} subject={t("Booking {number}", { number: booking.number })} />
      </main>
      <GuestFoot shop={shop} />
    </>
  );
}
