import type { Id } from "@solodesk/contract/kernel/id.ts";
import { wallOf } from "@solodesk/contract/kernel/zone.ts";
import { weeksUpTo } from "#features/account/dashboard/weeks-up-to.ts";
import { isActive } from "#features/identity/auth/account/is-active.ts";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import { enqueueMail } from "#features/platform/mail/enqueue-mail.ts";
import { renderEmail } from "#features/platform/mail/render-email.ts";
import { claimWeeklySummary, listWeeklyReaders } from "#features/platform/notifications/weekly-readers.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { days } from "#kernel/time/clock.ts";
import type { Desk } from "../briefing/detector.ts";
import { findInsights } from "../briefing/find-insights.ts";
import { openDesk } from "../briefing/open-desk.ts";
import { pickInsights } from "../briefing/pick-insights.ts";
import { readWeek } from "./read-week.ts";
import { type Summary, weeklyEmailContent } from "./weekly-email.ts";

const MONDAY = 1;
const TUESDAY = 2;
/** Local time of the store. */
const FROM_HOUR = 7;
/** From the beginning of Monday, until the end of Tuesday. */
const GOOD_FOR = days(2);

/**
 * From Monday at 7:00, emails each seller who asked for it what happened last week; on Tuesday, if nothing ran until then.
 * Returns how many.
 */
export const sendWeeklySummaries = (deps: Deps): Promise<number> =>
  inBatches<Id>(
    deps.log,
    (page) => listWeeklyReaders(deps.db, deps.clock.now(), page),
    (userId) => summarize(deps, userId),
  );

function isDue({ store, now }: Desk): boolean {
  const wall = new Date(wallOf(store.timezone, now.getTime()));
  const day = wall.getUTCDay();
  return day === TUESDAY || (day === MONDAY && wall.getUTCHours() >= FROM_HOUR);
}

async function summarize(deps: Deps, userId: Id): Promise<boolean> {
  const desk = await openDesk(deps, userId);
  if (!desk || !isDue(desk) || !(await isActive(deps.db, userId))) return false;
  const [before, last, next] = weeksUpTo(desk.store.timezone, desk.now.getTime(), MONDAY).weeks.slice(-3);
  if (!before || !last || !next) return false;
  const week = await readWeek(deps, desk, { before, last, next });
  const insights = await pickInsights(deps, desk, await findInsights(deps, desk, { trends: true }));
  return inTransaction(deps, async (deps) => {
    if (!(await claimWeeklySummary(deps.db, userId, last.days.from))) return false;
    await email(deps, { desk, week, insights }, new Date(next.range.from + GOOD_FOR));
    return true;
  });
}

async function email(deps: Deps, summary: Omit<Summary, "from">, goodUntil: Date): Promise<void> {
  const { desk, week } = summary;
  const { OPERATOR_NAME, OPERATOR_EMAIL } = deps.config;
  await writeToOwner(deps.db, desk.userId, (to) =>
    enqueueMail(deps, {
      userId: desk.userId,
      kind: "weekly_summary",
      occasion: week.days.from,
      senderName: OPERATOR_NAME,
      to,
      replyTo: OPERATOR_EMAIL,
      ...renderEmail(weeklyEmailContent({ ...summary, from: OPERATOR_NAME })),
      goodUntil,
    }),
  );
}
