// The first reading of a seller's calendar at a CalDAV server: its time, and the server's memory, with few and many events.
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { strangeCaldav } from "../server/test/strange-caldav.ts";
import { report } from "./figures.ts";
import { startOurs } from "./processes.ts";
import { signUp } from "./sign-up.ts";

const CALENDARS = "/api/marketplace-solopreneur/user/calendars";
const SIZES = [1, 2_000, 10_000];
const LOOK_EVERY = 20;
const ASK_EVERY = 250;
/** One event every 40 minutes, so that none touches the next: all are kept as busy times of their own. */
const APART = 40 * 60_000;

/** As iCalendar writes a moment. */
const written = (at: number) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

const event = (name: string, at: number) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    `UID:${name}`,
    `DTSTART:${written(at)}`,
    `DTEND:${written(at + APART / 2)}`,
    "SUMMARY:Lesson",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");

interface Synced {
  /** Milliseconds. */
  time: number;
  /** MB that the server needed at most beyond what it had before. */
  peak: number;
}

async function syncOf(dataDir: string, events: number): Promise<Synced> {
  const calendar = await strangeCaldav();
  const tomorrow = Date.now() + 86_400_000;
  for (let nth = 0; nth < events; nth += 1)
    calendar.put(`event-${nth}`, event(`event-${nth}`, tomorrow + nth * APART));
  const server = await startOurs({ DATA_DIR: dataDir, CALENDAR_SERVERS: new URL(calendar.address).origin });
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, server.memory())), LOOK_EVERY);
  try {
    const authorization = `Bearer ${await signUp(server.port)}`;
    const address = `http://127.0.0.1:${server.port}${CALENDARS}`;
    const before = server.memory();
    peak = before;
    const began = performance.now();
    const login = { username: "ada", password: "app-password" };
    const body = { provider: "caldav", name: "Work", address: calendar.address, direction: "read", ...login };
    const added = await fetch(address, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!added.ok) throw new Error(`The calendar was not added: ${await added.text()}`);
    for (let state = "syncing"; state !== "ok"; await pause(ASK_EVERY)) {
      const { data } = await (await fetch(address, { headers: { authorization } })).json();
      ({ state } = data[0]);
      if (state === "ok" && data[0].busy !== events) throw new Error(`${data[0].busy} busy times were kept.`);
      if (state !== "ok" && state !== "syncing")
        throw new Error(`The calendar is ${state}: ${data[0].error}`);
    }
    return { time: performance.now() - began, peak: peak - before };
  } finally {
    clearInterval(watch);
    await server.stop();
    calendar.close();
  }
}

export async function measureCalendarSync(folder: string): Promise<void> {
  const synced: Synced[] = [];
  for (const events of SIZES) synced.push(await syncOf(join(folder, `calendar-${events}`), events));
  const [one, some, many] = synced;
  if (!one || !some || !many) return;
  report({
    what: "First reading of 2,000 / 10,000 events",
    measured: `${(some.time / 1000).toFixed(1)} / ${(many.time / 1000).toFixed(1)} s`,
    wanted: "",
    met: true,
  });
  const [atSome, atMany] = [some.peak - one.peak, many.peak - one.peak];
  report({
    what: "Its memory above a calendar with one event",
    measured: `${Math.round(atSome)} / ${Math.round(atMany)} MB`,
    wanted: "≤ 150 MB, as an upload",
    met: Math.max(atSome, atMany) <= 150,
  });
}
