// One server for many short tests, each with its own users; for tests that need no database of their own.
import { rmSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import pg from "pg";
import { openSecrets } from "../server/src/kernel/secrets/secrets.ts";
import { accessTokens } from "../server/src/kernel/secrets/session.ts";
import { findRunningPostgres } from "../server/src/postgres/find-running-postgres.ts";
import { startServer } from "../server/test/process/server-process.ts";
import { expectCleanBooks } from "./clean-books.ts";
import { newDataFolder } from "./data-folder.ts";

export interface Tokens {
  access: { token: string; expires: string };
  refresh: { token: string; expires: string };
}
export interface Person {
  id: string;
  email: string;
  tokens: Tokens;
}
export interface OneDesk {
  url: string;
  dataDir: string;
  /** The server's log so far. */
  log(): string;
  sql<Row extends pg.QueryResultRow>(statement: string, values: unknown[]): Promise<Row[]>;
  /** Returns a valid access token for this person's session, issued this many seconds ago. */
  accessTokenIssued(person: Person, secondsAgo: number): Promise<string>;
  post(path: string, body: object, token?: string): Promise<Response>;
  /** Registers a user, with a store if a name is given. */
  person(storeName?: string): Promise<Person>;
}

export const password = "correct horse battery";
let people = 0;

async function openDesk(dataDir: string) {
  const server = await startServer({ dataDir, env: { LOG_LEVEL: "debug" } });
  const database = new pg.Client({ connectionString: await findRunningPostgres(dataDir) });
  await database.connect();
  const secrets = openSecrets({ DATA_DIR: dataDir, SECRET_KEY: undefined });

  const post = (path: string, body: object, token?: string) =>
    fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const desk: OneDesk = {
    url: server.url,
    dataDir,
    log: server.output,
    sql: async <Row extends pg.QueryResultRow>(statement: string, values: unknown[]) =>
      (await database.query<Row>(statement, values)).rows,
    accessTokenIssued: async ({ tokens }, secondsAgo) => {
      const [, payload = ""] = tokens.access.token.split(".");
      const { sub, sid } = JSON.parse(Buffer.from(payload, "base64url").toString());
      const clock = { now: () => new Date(Date.now() - secondsAgo * 1000) };
      const { token } = await accessTokens(secrets, clock, () => crypto.randomUUID()).issue({
        id: sub,
        sessionId: sid,
      });
      return token;
    },
    post,
    person: async (storeName) => {
      people += 1;
      const email = `person-${people}@example.com`;
      const answer = await post("/auth/register", { name: `Person ${people}`, email, password });
      expect(answer.status).toBe(201);
      const { user, tokens } = (await answer.json()).data;
      if (storeName !== undefined) {
        const details = { name: storeName, country: "US", timezone: "America/New_York" };
        const path = "/api/marketplace-solopreneur/create-store";
        expect((await post(path, details, tokens.access.token)).ok).toBe(true);
      }
      return { id: user.id, email, tokens };
    },
  };
  const close = async () => {
    await database.end();
    await server.stop();
  };
  return { desk, close };
}

export const test = base.extend<{ faults: string[]; cleanBooks: void }, { desk: OneDesk }>({
  desk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the first parameter what this one needs: nothing
    async ({}, use) => {
      const dataDir = newDataFolder();
      const { desk, close } = await openDesk(dataDir);
      await use(desk);
      await close();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
    { scope: "worker" },
  ],
  /** After every test the ledger must balance. */
  cleanBooks: [
    async ({ desk }, use) => {
      await use();
      await expectCleanBooks(desk);
    },
    { auto: true },
  ],
  /** No page may throw or violate the content policy. */
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on("weberror", (fault) => faults.push(String(fault.error().stack)));
      context.on("console", (message) => {
        if (/content security policy|trusted ?type/i.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });
export const toasts = (page: Page) => page.locator("[data-sonner-toast]");
export const pathOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

/** Writes these values to localStorage. The page is then on a file that runs no script. */
export async function store(page: Page, desk: OneDesk, words: Record<string, string>): Promise<void> {
  await page.goto(`${desk.url}/favicon.svg`);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, words);
}

export async function signIn(page: Page, desk: OneDesk, { tokens }: Person): Promise<void> {
  await store(page, desk, { tokens: JSON.stringify(tokens) });
}

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

export async function logIn(page: Page, { email }: Pick<Person, "email">): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/** Navigates inside the running app, as a pressed link does, without loading a document. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID() }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);
}

/** Records every API call from now on, such as `GET /auth/profile`. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr"].includes(request.resourceType()))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}
