import type { Today } from "@solodesk/contract/account/dashboard/today.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { durationWords } from "#kernel/text/duration-words.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { BarList } from "#ui/chart/bar-list.tsx";
import { dayShort } from "#ui/chart/day-words.ts";
import { Money } from "#ui/text/money.tsx";

/** How the week stands, and what money comes when. Parts with nothing to show are left out. */
export const WeekPictures = ({ today: { occupancy, revenue, coming } }: { today: Today }) => (
  <>
    {occupancy.open_minutes + occupancy.booked_minutes > 0 && <Occupancy {...occupancy} />}
    {revenue.some(({ amount }) => amount.amount !== 0) && <Revenue weeks={revenue} />}
    {coming.length > 0 && <Releases days={coming} />}
  </>
);

interface PartProps {
  title: string;
  /** What the picture shows, as a sentence. */
  says: ReactNode;
  children: ReactNode;
}

function Part({ title, says, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-md">
        {title}
      </h2>
      <p className="pt-1 pb-3 text-body">{says}</p>
      {children}
    </section>
  );
}

function Occupancy({ booked_minutes: booked, open_minutes: open }: Today["occupancy"]) {
  const share = open === 0 ? 1 : Math.min(1, booked / open);
  const words = occupancyWords(booked, open);
  return (
    <Part title={t("This week")} says={words}>
      <div
        role="meter"
        aria-label={t("Booked this week")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={words}
        className="h-2 overflow-hidden rounded-full bg-hover"
      >
        <div
          className="h-full origin-left rounded-full bg-accent rtl:origin-right"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </Part>
  );
}

function occupancyWords(booked: number, open: number): string {
  const hours = { booked: durationWords(booked), open: durationWords(open) };
  if (booked === 0) return t("Nothing booked yet. You're open for {open}.", hours);
  if (open === 0) return t("{booked} booked. You're closed this week.", hours);
  return t("{booked} of {open} booked.", hours);
}

function Revenue({ weeks }: { weeks: Today["revenue"] }) {
  const current = weeks.at(-1);
  const bars = weeks.map((week) => ({
    name: week === current ? t("This week") : dayShort(week.from),
    value: week.amount.amount,
    says: <Money value={week.amount} />,
    isCurrent: week === current,
  }));
  return (
    <Part title={t("Revenue by week")} says={comparedWithAverage(weeks)}>
      <BarList label={t("Revenue by week")} bars={bars} />
    </Part>
  );
}

/** Against the average, because this week against the last would say little on a Monday. */
function comparedWithAverage(weeks: Today["revenue"]): string {
  const [current, ...before] = weeks.toReversed();
  if (!current) return "";
  const sum = before.reduce((total, { amount }) => total + amount.amount, 0);
  if (sum === 0) return t("{amount} so far this week.", { amount: moneyText(current.amount) });
  const average = { ...current.amount, amount: Math.round(sum / before.length) };
  return t("{amount} so far this week. The previous {count} weeks averaged {average}.", {
    amount: moneyText(current.amount),
    count: before.length,
    average: moneyText(average),
  });
}

const Releases = ({ days }: { days: Today["coming"] }) => (
  <Part title={t("Available soon||earnings")} says={t("You can withdraw these earnings from the day shown.")}>
    <ul className="space-y-1.5">
      {days.slice(0, 7).map(({ date, amount }) => (
        <li key={date} className="flex justify-between gap-3">
          <time dateTime={date} className="text-body">
            {dayShort(date)}
          </time>
          <Money value={amount} className="text-strong" />
        </li>
      ))}
    </ul>
    <Link
      to={pages.withdrawal}
      className="mt-2 inline-block rounded-sm text-accent-text text-sm underline-offset-2 hover:underline"
    >
      {t("Withdraw earnings")}
    </Link>
  </Part>
);
