import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { leastTimes } from "../../../scripts/least-times.mjs";
import { cloneDatabase } from "../test-database.ts";
import { type Refused, type ServerProcess, startRefused, startServer } from "./server-process.ts";
import { type TestSite, testSite } from "./test-site.ts";

const folder = mkdtempSync(join(tmpdir(), "solodesk-refused-"));
const never = join(folder, "never");
let site: TestSite;
let server: ServerProcess;
beforeAll(async () => {
  site = await testSite({ embedded: true });
  server = await startServer(site);
});
afterAll(async () => {
  await server.stop();
  await site.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** One line, no stack, and the exit code of a failure. */
function expectSentence({ code, output }: Refused): void {
  expect(output.trim().split("\n"), output).toHaveLength(1);
  expect(output).toMatch(/[^\s].*\.\n$/);
  expect(code).toBe(1);
}

test("G3: a second server on the same data directory refuses at once, in one clear line, and harms nothing", async () => {
  const second = await startRefused(site);
  expectSentence(second);
  // As soon as a start that a wrong setting ends, which asks nobody: it does not wait for the first server to go.
  const [refused = 0, wrong = 0] = await leastTimes(
    [() => startRefused(site), () => startRefused({ dataDir: never, env: { PORT: "abc" } })],
    3,
  );
  expect(refused / wrong).toBeLessThan(30);
  expect(second.output).toContain(site.dataDir);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test("the ready message names address and data in five lines", () => {
  const lines = server.output().trim().split("\n");
  expect(lines.slice(-5)[0]).toMatch(/^Solodesk \d+\.\d+\.\d+ is ready\.$/);
  expect(lines.slice(-5).join("\n")).toContain(site.dataDir);
});

test("standard output is the log and nothing else", async () => {
  const talkative = await testSite();
  const started = await startServer({ ...talkative, env: { ...talkative.env, LOG_LEVEL: "info" } });
  await fetch(`${started.url}/healthz`);
  await started.stop();
  await talkative.remove();
  const lines = started.standardOutput().trim().split("\n");
  expect(lines.some((line) => line.includes("/healthz"))).toBe(true);
  expect(lines.filter((line) => !line.startsWith("{"))).toEqual([]);
});

test.each([
  ["PORT", "abc"],
  ["CURRENCY", "dollars"],
  ["DATABASE_URL", "mysql://nowhere"],
  ["PUBLIC_URL", "desk.example.com"],
  ["PUBLIC_URL", "https://desk.example.com/shop"],
  ["TRUST_PROXY", "nonsense"],
  ["RATE_LIMIT", "maybe"],
  ["LOG_LEVEL", "loud"],
])("a wrong %s stops the start with one sentence that names it", async (name, value) => {
  const refused = await startRefused({ dataDir: never, env: { [name]: value } });
  expectSentence(refused);
  expect(refused.output).toContain(name);
  if (name !== "DATABASE_URL") expect(refused.output).toContain(value);
});

test("a data folder that cannot be is named", async () => {
  const refused = await startRefused({ dataDir: "/dev/null/x" });
  expectSentence(refused);
  expect(refused.output).toContain("The data folder /dev/null/x cannot be used");
  expect(refused.output).toContain("DATA_DIR");
});

test("a secret that was cut short is not taken for one", async () => {
  const dataDir = join(folder, "cut");
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, "secret.key"), "");
  const refused = await startRefused({ dataDir });
  expectSentence(refused);
  expect(refused.output).toContain(join(dataDir, "secret.key"));
});

test("a data folder that holds something else is left alone", async () => {
  const dataDir = join(folder, "full");
  mkdirSync(join(dataDir, "postgres"), { recursive: true });
  writeFileSync(join(dataDir, "postgres", "letter.txt"), "Dear Ada");
  const refused = await startRefused({ dataDir });
  expectSentence(refused);
  expect(refused.output).toContain("is not empty and holds no database");
});

/** A port nobody listens on. */
async function closedPort(): Promise<number> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as { port: number };
  listener.close();
  return port;
}

const SECRET = "hunter2hunter2";

test("a database that nobody serves is named by host and port, without its password", async () => {
  const host = `127.0.0.1:${await closedPort()}`;
  const refused = await startRefused({
    dataDir: never,
    env: { DATABASE_URL: `postgres://owner:${SECRET}@${host}/solodesk` },
  });
  expectSentence(refused);
  expect(refused.output).toContain(`PostgreSQL at ${host} cannot be reached`);
  expect(refused.output).toContain("DATABASE_URL");
  expect(refused.output).not.toContain(SECRET);
});

test.each([
  ["password", (url: URL) => (url.password = SECRET), 'does not let the user "'],
  ["database", (url: URL) => (url.pathname = "/nowhere"), 'has no database "nowhere"'],
])("a wrong %s in DATABASE_URL is told, without the password", async (_what, change, sentence) => {
  const url = new URL(inject("templateUrl"));
  const { password } = url;
  change(url);
  const refused = await startRefused({ dataDir: never, env: { DATABASE_URL: url.href } });
  expectSentence(refused);
  expect(refused.output).toContain(`PostgreSQL at ${url.host} ${sentence}`);
  expect(refused.output).not.toContain(SECRET);
  expect(refused.output).not.toContain(password);
});

test("a wrong DATABASE_APP_URL is told by its own name", async () => {
  const database = await cloneDatabase((url) => url);
  const url = new URL(database.ownerUrl);
  url.username = "nobody_at_all";
  url.password = SECRET;
  const env = { DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: url.href };
  const refused = await startRefused({ dataDir: never, env });
  await database.drop();
  expectSentence(refused);
  expect(refused.output).toContain("DATABASE_APP_URL");
  expect(refused.output).not.toContain(SECRET);
});

test("a port that was asked for and is taken is named", async () => {
  const { port } = new URL(server.url);
  const refused = await startRefused({ dataDir: join(folder, "port"), env: { PORT: port } });
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`Port ${port} is taken`);
  expect(refused.output).not.toContain("    at ");
});
