import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { now } from "#kernel/time/clock.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import type { Line } from "#ui/layout/consequences.tsx";
import { timeOffInWords } from "../time-off/time-off-in-words.ts";
import type { Closing } from "./closing-of.ts";
import type { Booked } from "./upcoming.ts";

/** That appointments stay booked, with the way to their list. None if there are no appointments. */
export const stayingLine = (count: number, timezone: string | undefined, narrow = {}): Line[] =>
  count === 0
    ? []
    : [
        {
          kind: "stays_booked",
          text: (
            <>
              {t(
                "{count, plural, one {# upcoming appointment stays booked, with its reminders.} other {# upcoming appointments stay booked, with their reminders.}}",
                { count },
              )}{" "}
              <ListLink narrow={{ from: dayIn(timezone ?? "UTC", now()), ...narrow }} />
            </>
          ),
        },
      ];

const ListLink = ({ narrow }: { narrow: Record<string, string> }) => (
  <Link
    to={`${pages.appointments}/all?${new URLSearchParams(narrow)}`}
    className="text-accent-text underline underline-offset-2 hover:text-strong"
  >
    {t("Show as a list")}
  </Link>
);

/** About paid visits of packs that aren't booked, and what becomes of them. None if there are no such visits. */
export const visitsLine = (count: number, consequence: string): Line[] =>
  count === 0
    ? []
    : [
        {
          kind: "visits_wait",
          text: `${t(
            "{count, plural, one {Customers have paid for # visit that isn't booked.} other {Customers have paid for # visits that aren't booked.}}",
            { count },
          )} ${consequence}`,
        },
      ];

/** What follows from a change of the store. */
export function closingLines(
  { isUnpublishing, days }: Closing,
  { upcoming, visits }: Booked,
  timezone: string,
): Line[] {
  const [ofStore = 0, ...others] = upcoming;
  return isUnpublishing
    ? [...unpublishedLines(ofStore, visits, timezone), ...closedLines(days, others)]
    : closedLines(days, upcoming);
}

const unpublishedLines = (count: number, visits: number, timezone: string): Line[] => [
  {
    kind: "page_closed",
    text: t("Visitors can no longer open your store page, so no one can book or buy there."),
  },
  ...stayingLine(count, timezone),
  ...visitsLine(
    visits,
    t("Visits can't be booked until you publish your store again, and they don't expire meanwhile."),
  ),
  {
    kind: "links_work",
    text: t(
      "Customers can still open their bookings and orders. They can cancel a booking as before, but not move it.",
    ),
  },
  { kind: "payments_go_on", text: t("Payments that customers have started can still be completed.") },
  {
    kind: "no_offers",
    text: t(
      "Customers on your waitlist aren't offered times until you publish your store again. We don't email them about it.",
    ),
  },
];

function closedLines(days: Closing["days"], counts: readonly number[]): Line[] {
  const lines = days.flatMap(({ from, to }, nth): Line[] => {
    const count = counts[nth] ?? 0;
    if (count === 0) return [];
    const text = (
      <>
        {t(
          "{days}: {count, plural, one {# upcoming appointment stays booked.} other {# upcoming appointments stay booked.}}",
          { days: timeOffInWords({ from, to, reason: "" }), count },
        )}{" "}
        <ListLink narrow={{ from, to }} />
      </>
    );
    return [{ kind: "stays_booked", text }];
  });
  if (days.length === 0) return [];
  return [
    ...lines,
    {
      kind: "no_offers",
      text: t(
        "Customers can no longer book these days, and those on the waitlist for them aren't offered times.",
      ),
    },
    ...(lines.length > 0
      ? [
          {
            kind: "to_do" as const,
            text: t("Reminders still go out. Cancel or move the appointments that you can't keep."),
          },
        ]
      : []),
  ];
}
