import { t } from "@solodesk/contract/kernel/language/t.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { useStore } from "#kernel/storage/store.ts";
import { longWeekday } from "#kernel/time/long-day.ts";
import { cityOf } from "../../sections/city-of.ts";
import type { StartedBooking } from "../start-booking.ts";
import { needsBothClocks } from "../when/clocks.ts";
import { WaitForm } from "./wait-form.tsx";

interface WaitPanelProps {
  booking: StartedBooking;
  /** In the store's time zone. */
  day: string;
}

/** Shown for a full day: visitors who join its waitlist get an email when a slot becomes free. */
export function WaitPanel({ booking, day }: WaitPanelProps) {
  const { joined } = useStore(booking.state);
  const seats = useStore(booking.seats);
  const { clocks } = booking;
  const isAbroad = needsBothClocks(clocks, `${day}T12:00:00Z`);
  const weekday = longWeekday(day);
  const when = isAbroad ? t("{day} in {city}", { day: weekday, city: cityOf(clocks.theirs) }) : weekday;
  if (joined?.day === day)
    return (
      <div role="status" className="rounded-lg bg-good-wash p-4">
        <p className="font-semibold text-good text-md">{t(waitlist.join.done)}</p>
        <p className="mt-1 break-words text-base">
          {t(
            "When a time opens up on {day} and it's your turn, we'll email {email} and keep it for you for half an hour.",
            { day: when, email: joined.email },
          )}
        </p>
        <p className="mt-2 text-sm">{t("To leave the waitlist, use the link in the email we sent you.")}</p>
      </div>
    );
  return (
    <>
      <p className="mb-5 text-base">
        <span className="font-medium text-strong">
          {seats > 1
            ? t("This day has no time with {count} spots left.", { count: seats })
            : t("This day is full.")}
        </span>{" "}
        {isAbroad
          ? t("We'll email you when a time opens up on {day}.", { day: when })
          : t("We'll email you when a time opens up.")}
      </p>
      {/* The key resets the form for another day; it then starts with what was typed. */}
      <WaitForm key={day} booking={booking} day={day} />
    </>
  );
}
