import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import { daysInWords } from "../ask/answers/days-in-words.ts";
import type { Desk } from "../briefing/detector.ts";
import { detectors } from "../briefing/detectors.ts";
import type { Picked } from "../briefing/pick-insights.ts";
import type { WeekFigures } from "./read-week.ts";

/** As many as Home shows. */
const MOST = 3;

export interface Summary {
  desk: Desk;
  week: WeekFigures;
  insights: readonly Picked[];
  /** Who runs this installation. */
  from: string;
}

/** In the current language. */
export function weeklyEmailContent({ desk, week, insights, from }: Summary): EmailContent {
  const { origin, store } = desk;
  const name = headerLine(store.name);
  const money = (amount: number) => moneyInWords({ amount, currency: store.currency });
  return {
    subject: t("Your week at {store}: {days}", { store: name, days: daysInWords(week.days) }),
    from,
    heading: t("Your week at {store}", { store: name }),
    lead: leadOf(week, money),
    facts: [
      ...emailFacts(
        t("Revenue"),
        money(week.revenue),
        t("{sum} the week before", { sum: money(week.revenueBefore) }),
      ),
      ...emailFacts(t("Appointments"), ...appointmentsInWords(week)),
      ...emailFacts(t("Orders"), week.orders > 0 ? numberFormat().format(week.orders) : ""),
      ...emailFacts(t("This week"), comingInWords(week)),
      ...emailFacts(t("Worth a look"), ...insightsInWords(insights, desk)),
    ],
    action: { words: t("Open your desk"), to: origin + pages.home },
    foot: t(
      "You get this email on Mondays because you asked for it. To stop it, open your settings: {address}",
      {
        address: `${origin}${pages.settings}#notifications`,
      },
    ),
  };
}

/** Compared with the week before, if there is something to compare it with. */
function leadOf({ revenue, revenueBefore }: WeekFigures, money: (amount: number) => string): string {
  const sum = money(revenue);
  if (revenueBefore <= 0) return t("Revenue was {sum}.", { sum });
  const part = Math.abs(revenue - revenueBefore) / revenueBefore;
  if (Math.round(part * 100) === 0)
    return t("Revenue was {sum}, about the same as the week before.", { sum });
  const change = numberFormat({ style: "percent" }).format(part);
  return revenue > revenueBefore
    ? t("Revenue was {sum}, {change} more than the week before.", { sum, change })
    : t("Revenue was {sum}, {change} less than the week before.", { sum, change });
}

/** Nothing of a week without any. */
const appointmentsInWords = ({ completed, noShows, cancelled }: WeekFigures): string[] => [
  completed > 0 ? t("{count} completed", { count: completed }) : "",
  noShows > 0 ? t("{count, plural, one {# no-show} other {# no-shows}}", { count: noShows }) : "",
  cancelled > 0 ? t("{count} cancelled", { count: cancelled }) : "",
];

/** Nothing if there are none in either week, as for a seller of goods. */
const comingInWords = ({ coming, completed, noShows, cancelled }: WeekFigures): string =>
  coming + completed + noShows + cancelled > 0
    ? t("{count, plural, =0 {No appointments yet} one {# appointment} other {# appointments}}", {
        count: coming,
      })
    : "";

const insightsInWords = (picked: readonly Picked[], desk: Desk): string[] =>
  picked.slice(0, MOST).map(({ insight: { kind, facts } }) => {
    const { facts: shape, say } = detectors[kind];
    const { title, why } = say(shape.parse(facts), desk);
    return `${title}\n${why}`;
  });
