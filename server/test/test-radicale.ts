// A real CalDAV server, Radicale, on a free port, with a user whose calendars a test reads and changes as a calendar app
// does.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureRadicale } from "../../scripts/ensure-radicale.mjs";
import { WAIT } from "../../scripts/patience.mjs";
import { freePort } from "./test-mail-server.ts";

export const radicaleUser = { username: "ada", password: "app password: ä&<1>" };

export interface TestRadicale {
  /** Such as http://127.0.0.1:5232/. */
  server: string;
  /** Creates a calendar and returns its address. */
  addCalendar(name: string): Promise<string>;
  /** The events of a calendar by their paths. */
  list(calendar: string): Promise<Map<string, string>>;
  put(calendar: string, name: string, ...lines: string[]): Promise<void>;
  /** Replaces an event with its text after a change. */
  change(href: string, change: (file: string) => string): Promise<void>;
  remove(href: string): Promise<void>;
  /** The password of the user from now on. */
  setPassword(password: string): Promise<void>;
  /** Stops answering until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export const eventFile = (uid: string, ...lines: string[]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//test//EN",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    "DTSTAMP:20260101T000000Z",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");

export async function testRadicale(): Promise<TestRadicale> {
  const dir = mkdtempSync(join(tmpdir(), "solodesk-radicale-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let { password } = radicaleUser;
  const writeUsers = () => writeFileSync(join(dir, "users"), `${radicaleUser.username}:${password}\n`);
  writeUsers();
  mkdirSync(join(dir, "collections"));
  writeFileSync(
    join(dir, "config"),
    [
      "[server]",
      `hosts = 127.0.0.1:${port}`,
      "[auth]",
      "type = htpasswd",
      "delay = 0",
      `htpasswd_filename = ${join(dir, "users")}`,
      "htpasswd_encryption = plain",
      "[storage]",
      `filesystem_folder = ${join(dir, "collections")}`,
      "[logging]",
      "level = error",
      "",
    ].join("\n"),
  );
  let running: ChildProcess | undefined;

  const ask = (path: string, method: string, body?: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, origin), {
      method,
      ...(body !== undefined && { body }),
      headers: {
        ...headers,
        authorization: `Basic ${Buffer.from(`${radicaleUser.username}:${password}`).toString("base64")}`,
      },
    });
  const must = async (path: string, method: string, body?: string, headers?: Record<string, string>) => {
    const response = await ask(path, method, body, headers);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text;
  };

  async function start(): Promise<void> {
    running = spawn(ensureRadicale(), ["--config", join(dir, "config")], { stdio: "ignore" });
    const end = Date.now() + WAIT;
    while (Date.now() < end) {
      const isUp = await ask("/", "OPTIONS").then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return;
      await wait(50);
    }
    throw new Error("Radicale did not start.");
  }
  async function stop(): Promise<void> {
    const ending = running;
    if (!ending) return;
    running = undefined;
    const ended = new Promise((done) => ending.once("exit", done));
    ending.kill("SIGKILL");
    await ended;
  }
  await start();

  return {
    server: `${origin}/`,
    async addCalendar(name) {
      const path = `/${radicaleUser.username}/${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}/`;
      await must(
        path,
        "MKCALENDAR",
        `<?xml version="1.0"?><C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>
           <D:displayname>${name}</D:displayname>
           <C:supported-calendar-component-set><C:comp name="VEVENT"/></C:supported-calendar-component-set>
         </D:prop></D:set></C:mkcalendar>`,
      );
      return `${origin}${path}`;
    },
    async list(calendar) {
      const listed = await must(
        calendar,
        "PROPFIND",
        '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>',
        { depth: "1" },
      );
      const hrefs = [...listed.matchAll(/<href>([^<]*\.ics)<\/href>/g)].map(([, href = ""]) => href);
      const files = await Promise.all(hrefs.map((href) => must(href, "GET")));
      return new Map(hrefs.map((href, at) => [href, files[at] ?? ""]));
    },
    async put(calendar, name, ...lines) {
      await must(`${calendar}${name}.ics`, "PUT", eventFile(name, ...lines));
    },
    async change(href, change) {
      await must(href, "PUT", change(await must(href, "GET")));
    },
    async remove(href) {
      await must(href, "DELETE");
    },
    async setPassword(next) {
      password = next;
      writeUsers();
      // It reads the file once.
      await stop();
      await start();
    },
    stop,
    start,
    async close() {
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
