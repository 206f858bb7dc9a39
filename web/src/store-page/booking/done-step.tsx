import { t } from "@solodesk/contract/kernel/language/t.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { CalendarPlus } from "lucide-react";
import { addressOf } from "#kernel/api/request-of.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { bdi } from "../document/bdi.tsx";
import { BookingMoment } from "./booking-moment.tsx";
import { statusWordsOf, unverifiedUntil } from "./booking-status-words.ts";
import { Fact, Facts } from "./facts.tsx";
import { MeetingLink } from "./meeting-link.tsx";
import { placeWords } from "./place-words.ts";
import type { BookingState, StartedBooking } from "./start-booking.ts";
import { StepHeading } from "./step-heading.tsx";
import { bookingMomentInWords, type Clocks } from "./when/clocks.ts";

interface DoneStepProps {
  booking: StartedBooking;
  booked: NonNullable<BookingState["booked"]>;
  clocks: Clocks;
}

/**
 * Shows the booking with its private link. It is the only place where every visitor gets it, with or without
 * an email.
 */
export function DoneStep({ booking, booked, clocks }: DoneStepProps) {
  const { shop } = booking;
  const { appointment, manage } = booked;
  const { tone, badge, meaning } = statusWordsOf(appointment);
  const until = unverifiedUntil(appointment);
  if (until !== undefined)
    return (
      <div className="mx-auto max-w-140">
        <StepHeading>{t("Check your email")}</StepHeading>
        <p className="mt-2 mb-5">
          <Badge tone={tone}>{t(badge)}</Badge>
          <span className="mt-3 block text-base">
            {rich(
              "We've emailed a link to <bdi>{email}</bdi>. Open it and press Confirm booking. We're holding this time for you until {time}. Can't find it? Check your spam folder.",
              { bdi, email: appointment.customer.email, time: bookingMomentInWords(clocks, until) },
            )}
          </span>
        </p>
        <BookedFacts booking={booking} booked={booked} clocks={clocks} />
        <Button asChild className="mt-6 h-12 w-full">
          <a href={manage}>{t("See your booking")}</a>
        </Button>
      </div>
    );

  const seeOrChange = t("See or change it||a booking");
  const code = manage.split("/").at(-1) ?? "";
  const file = addressOf(bookings.writeFile, { website_url: shop.website_url, code });
  return (
    <div className="mx-auto max-w-140">
      <StepHeading>
        {appointment.status === "Confirmed" ? t("You're booked") : t(bookings.book.done)}
      </StepHeading>
      <p className="mt-2 mb-5">
        <Badge tone={tone}>{t(badge)}</Badge>
        <span className="mt-3 block text-base">{meaning(shop.name)}</span>
      </p>
      <BookedFacts booking={booking} booked={booked} clocks={clocks} />
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button asChild className="h-12">
          <a href={file} download="appointment.ics">
            <CalendarPlus aria-hidden="true" />
            {t("Add to calendar")}
          </a>
        </Button>
        <Button asChild look="primary" className="h-12">
          <a href={manage}>{seeOrChange}</a>
        </Button>
      </div>
      <p className="mt-4 text-faint text-sm">
        {t("Save the link of “{button}”. It lets you move or cancel your booking.", { button: seeOrChange })}
      </p>
    </div>
  );
}

function BookedFacts({
  booking: { shop, service, isPaidByPack },
  booked: { appointment },
  clocks,
}: DoneStepProps) {
  const { title, starts_at, ends_at, number, customer } = appointment;
  return (
    <Facts>
      <Fact name={t("What||the service")}>
        <bdi>{title}</bdi>
      </Fact>
      <Fact name={t("When")}>
        <BookingMoment clocks={clocks} startsAt={starts_at} endsAt={ends_at} />
      </Fact>
      {appointment.seats > 1 && <Fact name={t("Spots||of a class")}>{appointment.seats}</Fact>}
      <Fact name={t("Where")}>
        <bdi>{placeWords(shop, service.location)}</bdi>
        <MeetingLink url={appointment.meeting_url} />
      </Fact>
      {isPaidByPack && <Fact name={t("Price")}>{t("Paid with your pack")}</Fact>}
      {/* As it was stored, so that visitors from elsewhere notice a wrong country code. */}
      {customer.phone && (
        <Fact name={t("Phone")}>
          <bdi>{customer.phone}</bdi>
        </Fact>
      )}
      <Fact name={t("Number||of the booking")}>{number}</Fact>
    </Facts>
  );
}
