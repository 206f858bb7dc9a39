// A full calendar stays smooth: how long the page is busy at a time while 1,000 appointments of a month are scrolled.
import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { expect, type OneDesk, type Person, signIn, test } from "./one-desk.ts";

const COUNT = 1000;
/** Milliseconds: three frames. Whoever scrolls sees a longer one. */
const LONGEST = 50;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds the thread itself worked; what others took from the processor is not in it. */
  tdur?: number;
  args: { name?: string };
}

/** Appointments that do not overlap, one each 40 minutes of next month. */
const fill = (desk: OneDesk, { id }: Person) =>
  desk.sql(
    `INSERT INTO appointments (id, store_id, number, version, status, title, customer_name, customer_email, customer_phone,
       notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at, updated_at)
     SELECT gen_random_uuid(), stores.id, n, 1, (ARRAY['Pending', 'Confirmed'])[n % 2 + 1], 'Haircut', 'Customer ' || n,
       '', '', '', 0, 'seller', at, at + interval '30 minutes', 'America/New_York', at AT TIME ZONE 'America/New_York',
       at + interval '30 minutes', now(), now()
     FROM stores, generate_series(1, $2::int) n,
       LATERAL (SELECT date_trunc('month', now()) + interval '1 month 1 day' + n * interval '40 minutes' AS at) t
     WHERE stores.user_id = $1`,
    [id, COUNT],
  );

const nextMonth = () => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() + 1, 15);
  return date.toISOString().slice(0, 10);
};

/** The longest work of the page's main thread while the wheel is turned, in milliseconds. */
async function longestTask(browser: Browser, page: Page, path: string): Promise<number> {
  await browser.startTracing(page, { path, categories: ["toplevel", "devtools.timeline"] });
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, turn < 20 ? 60 : -60);
    await page.waitForTimeout(16);
  }
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(readFileSync(path, "utf8")) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const busy = traceEvents
    .filter(({ ph, pid, tid }) => ph === "X" && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur);
  expect(busy.length).toBeGreaterThan(40);
  return Math.max(...busy) / 1000;
}

test("a month of 1,000 appointments scrolls without a long task", async ({ desk, page, browser }, info) => {
  const person = await desk.person("Full Chair");
  await fill(desk, person);
  await signIn(page, desk, person);
  // Low enough for the page itself to scroll below a month.
  await page.setViewportSize({ width: 1440, height: 640 });
  const figures: Record<string, number> = {};
  for (const view of ["month", "week", "agenda"]) {
    await page.goto(`${desk.url}/appointments?view=${view}&date=${nextMonth()}`);
    const shown = page.getByRole("main").getByRole("button", { name: /^Haircut with Customer/ });
    await expect(shown.first()).toBeVisible();
    await page.mouse.move(800, 500);
    // What came with the page is its own affair.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested)));
    figures[view] = await longestTask(browser, page, info.outputPath(`${view}.json`));
  }
  const words = Object.entries(figures).map(([view, ms]) => `${view} ${ms.toFixed(1)} ms`);
  process.stdout.write(
    `Longest task while ${COUNT} appointments scroll: ${words.join(", ")} (below ${LONGEST})\n`,
  );
  for (const [view, ms] of Object.entries(figures)) expect(ms, view).toBeLessThan(LONGEST);
});
