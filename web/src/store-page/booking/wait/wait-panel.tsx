import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { useStore } from "#kernel/storage/store.ts";
import { englishWeekday } from "#kernel/time/english-day.ts";
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
  const { clocks } = booking;
  const where = needsBothClocks(clocks, `${day}T12:00:00Z`) ? ` in ${cityOf(clocks.theirs)}` : "";
  const when = `${englishWeekday(day)}${where}`;
  if (joined?.day === day)
    return (
      <div role="status" className="rounded-lg bg-good-wash p-4">
        <p className="font-semibold text-good text-md">{waitlist.join.done}</p>
        <p className="mt-1 break-words text-base">
          When a time gets free on {when}, we write to {joined.email} and keep it for you for half an hour.
        </p>
        <p className="mt-2 text-sm">By the link in the mail we sent you can leave the list again.</p>
      </div>
    );
  return (
    <>
      <p className="mb-5 text-base">
        <span className="font-medium text-strong">This day is full.</span> We write to you when a time gets
        free
        {where === "" ? "" : ` on ${when}`}.
      </p>
      {/* The key resets the form for another day; it then starts with what was typed. */}
      <WaitForm key={day} booking={booking} day={day} />
    </>
  );
}
