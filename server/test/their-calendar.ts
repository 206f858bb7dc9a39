// A seller's calendar at a provider, changed as their calendar app does: the same words for each provider.
import { randomUUID } from "node:crypto";
import { type StoredEvent } from "./google-events.ts";
import type { StrangeGoogle } from "./strange-google.ts";
import { radicaleUser, type TestRadicale } from "./test-radicale.ts";

export interface TheirEvent {
  name: string;
  title: string;
  starts: string;
}

export interface TheirCalendar {
  address: string;
  /** By name, which is the appointment's id of ours. */
  list(): Promise<TheirEvent[]>;
  put(name: string, starts: string, ends: string, rule?: string): Promise<void>;
  move(name: string, starts: string, ends: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** The login is refused from now on; call what it returns to let it in again. */
  lockOut(): Promise<() => Promise<void>>;
  /** It no longer answers; call what it returns to end that. */
  goAway(): Promise<() => Promise<void>>;
}

/** As iCalendar writes a moment. */
const stampOf = (moment: string): string =>
  `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
const momentOf = (stamp: string): string =>
  stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");

export function radicaleCalendar(radicale: TestRadicale, address: string): TheirCalendar {
  const hrefOf = (name: string) => new URL(`${name}.ics`, address).pathname;
  const lineOf = (file: string, name: string) =>
    new RegExp(`^${name}[^:]*:(.*)$`, "m").exec(file)?.[1]?.trim() ?? "";
  return {
    address,
    list: async () =>
      [...(await radicale.list(address))].map(([href, file]) => ({
        name: /([^/]+)\.ics$/.exec(href)?.[1] ?? "",
        title: lineOf(file, "SUMMARY"),
        starts: momentOf(lineOf(file, "DTSTART")),
      })),
    put: (name, starts, ends, rule) =>
      radicale.put(
        address,
        name,
        `DTSTART:${stampOf(starts)}`,
        `DTEND:${stampOf(ends)}`,
        ...(rule ? [`RRULE:${rule}`] : []),
      ),
    move: (name, starts, ends) =>
      radicale.change(hrefOf(name), (file) =>
        file
          .replace(/^DTSTART:.*$/m, `DTSTART:${stampOf(starts)}\r`)
          .replace(/^DTEND:.*$/m, `DTEND:${stampOf(ends)}\r`),
      ),
    remove: (name) => radicale.remove(hrefOf(name)),
    lockOut: async () => {
      await radicale.setPassword("another");
      return () => radicale.setPassword(radicaleUser.password);
    },
    goAway: async () => {
      await radicale.stop();
      return () => radicale.start();
    },
  };
}

/** Our ids there are those of appointments without dashes. */
const OWN = /^solodesk(.{8})(.{4})(.{4})(.{4})(.{12})$/;

export function googleCalendarOf(google: StrangeGoogle, account: string): TheirCalendar {
  const events = google.eventsOf(account);
  const nameOf = ({ id, summary }: StoredEvent) => OWN.exec(id)?.slice(1).join("-") ?? summary ?? id;
  const find = (name: string): StoredEvent => {
    const event = events.all().find((one) => nameOf(one) === name);
    if (!event) throw new Error(`There is no event ${name}.`);
    return event;
  };
  return {
    address: google.addressOf(account),
    list: async () =>
      events.all().map((event) => ({
        name: nameOf(event),
        title: event.summary ?? "",
        starts: new Date(event.start?.dateTime ?? "").toISOString().replace(".000Z", "Z"),
      })),
    put: async (name, starts, ends, rule) => {
      const known = events.all().find((one) => nameOf(one) === name);
      events.put({
        id: known?.id ?? randomUUID().replaceAll("-", ""),
        summary: name,
        start: { dateTime: starts, timeZone: "America/New_York" },
        end: { dateTime: ends, timeZone: "America/New_York" },
        ...(rule && { recurrence: [`RRULE:${rule}`] }),
      });
    },
    move: async (name, starts, ends) => {
      events.put({ ...find(name), start: { dateTime: starts }, end: { dateTime: ends } });
    },
    remove: async (name) => {
      events.remove(find(name).id);
    },
    lockOut: async () => {
      google.accounts.revokeAccount(account);
      return async () => {};
    },
    goAway: async () => {
      google.manners.instead = () => ({ status: 503 });
      return async () => {
        google.manners.instead = () => undefined;
      };
    },
  };
}
