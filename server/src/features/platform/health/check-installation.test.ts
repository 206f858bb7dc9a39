import { once } from "node:events";
import { createServer, request } from "node:http";
import { Readable } from "node:stream";
import { wallOf } from "@solodesk/contract/kernel/zone.ts";
import type { InstallationCheck } from "@solodesk/contract/platform/health.ts";
import { afterEach, expect, test } from "vitest";
import { openSecrets } from "#kernel/secrets/secrets.ts";
import { days, minutes, seconds } from "#kernel/time/clock.ts";
import { STRIPE_KEY, stripeServer, WEBHOOK_SECRET } from "#test/stripe-server.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { freePort, testMailServer } from "#test/test-mail-server.ts";
import { checkInstallation } from "./check-installation.ts";
import type { BackupNews } from "./judge-backup.ts";
import { judgeZones } from "./judge-database.ts";

let app: TestApp;
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await app.close();
});

const others = {
  listZones: async () => ["Europe/Berlin", "America/New_York"],
  countBookFaults: async () => 0,
  lastWebhook: async (): Promise<Date | undefined> => undefined,
  lastBackup: async (): Promise<BackupNews | undefined> => undefined,
};

async function examine(deps = app.deps, given = others) {
  const checks = new Map<InstallationCheck["key"], InstallationCheck>();
  await checkInstallation(deps, given, (check) => checks.set(check.key, check));
  return (key: InstallationCheck["key"]) => checks.get(key);
}
const withSettings = (settings: Partial<TestApp["deps"]["config"]>) => ({
  ...app.deps,
  config: { ...app.deps.config, ...settings },
});

/** A reverse proxy in front of the server; it says that it asks for `visitor`, or nothing. */
async function proxyTo(target: string, visitor = "203.0.113.7"): Promise<string> {
  const proxy = createServer((asked, reply) => {
    const headers = { ...asked.headers, ...(visitor && { "x-forwarded-for": visitor }) };
    const passed = request(`${target}${asked.url}`, { method: asked.method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    });
    asked.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  closers.push(() => proxy.close());
  const address = proxy.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

test("an installation that lacks nothing has no fault, and what is not set up is skipped", async () => {
  app = await testApp();
  const of = await examine();
  for (const key of ["database", "books", "clock", "zones", "jobs", "disk", "storage"] as const)
    expect(of(key), key).toMatchObject({ outcome: "passed" });
  for (const key of ["mail", "payments", "model", "reach"] as const)
    expect(of(key), key).toMatchObject({ outcome: "skipped" });
  expect(of("database")?.detail).toMatch(/^PostgreSQL \d+\.\d+ answers, with all \d+ migrations\.$/);
  expect(of("zones")?.detail).toBe("Node and PostgreSQL agree on the time in the stores' 2 time zones.");
});

test("the database: missing migrations, a clock that is off, late and failed jobs, and faults in the books", async () => {
  app = await testApp();
  await app.database.sql("DELETE FROM migrations WHERE name LIKE '0003%'");
  await app.database.sql(
    `INSERT INTO pgboss.job (name, data, state, completed_on) SELECT name, '{}', 'failed', now() FROM pgboss.queue LIMIT 1`,
  );
  const failing = await examine(app.deps, { ...others, countBookFaults: async () => 2 });
  expect(failing("database")).toMatchObject({ outcome: "failed", detail: "1 migrations are missing." });
  expect(failing("books")).toMatchObject({ outcome: "failed", detail: "The ledger has 2 faults." });
  expect(failing("jobs")).toMatchObject({
    outcome: "failed",
    detail: expect.stringContaining("1 jobs failed"),
  });
  await app.database.sql(
    "INSERT INTO pgboss.job (name, data, start_after) SELECT name, '{}', now() - interval '1 hour' FROM pgboss.queue LIMIT 3",
  );
  app.clock.advance(seconds(20));
  const late = await examine();
  expect(late("jobs")).toMatchObject({
    outcome: "failed",
    detail: expect.stringMatching(/^3 jobs are more than/),
  });
  expect(late("clock")).toMatchObject({ outcome: "failed", fix: expect.stringContaining("NTP") });
});

test("time zones whose rules differ are named", async () => {
  app = await testApp();
  const late = (zone: string, instant: number) =>
    wallOf(zone, instant) - (zone === "Europe/Berlin" ? minutes(60) : 0);
  expect(await judgeZones(app.deps, ["America/New_York", "Europe/Berlin"], late)).toMatchObject({
    outcome: "failed",
    detail: "Node and PostgreSQL disagree on the time in Europe/Berlin.",
  });
  expect(await judgeZones(app.deps, [])).toMatchObject({ outcome: "skipped" });
});

test("the mail server: it accepts the sign-in, does not run, or never answers", async () => {
  const mail = await testMailServer();
  closers.push(mail.close);
  app = await testApp({ SMTP_URL: mail.url, MAIL_FROM: "desk@example.com" });
  expect((await examine())("mail")).toMatchObject({ outcome: "passed" });
  expect(mail.received).toEqual([]);
  await app.close();
  app = await testApp({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, MAIL_FROM: "desk@example.com" });
  expect((await examine())("mail")).toMatchObject({
    outcome: "failed",
    detail: expect.stringContaining("ECONNREFUSED"),
    fix: expect.stringContaining("SMTP_URL"),
  });
  expect((await examine())("address")).toMatchObject({
    outcome: "failed",
    detail: expect.stringContaining("localhost"),
  });
  await app.close();
  const silent = createServer()
    .on("connection", () => undefined)
    .listen(0, "127.0.0.1");
  await once(silent, "listening");
  closers.push(() => (silent.closeAllConnections(), silent.close()));
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : 0;
  app = await testApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "desk@example.com" });
  // Which of the limits ends it first is a matter of milliseconds.
  expect((await examine())("mail")).toMatchObject({
    outcome: "failed",
    detail: expect.stringMatching(/Greeting|Timeout|no answer within 5 seconds/),
  });
});

test("Stripe: its key is tried without a session or a charge", async () => {
  app = await testApp();
  const stripe = await stripeServer(app.clock);
  closers.push(stripe.close);
  await app.close();
  const keys = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
  app = await testApp({ ...keys, STRIPE_API_URL: stripe.url });
  const last = new Date("2026-05-01T10:00:00Z");
  const of = await examine(app.deps, { ...others, lastWebhook: async () => last });
  expect(of("payments")).toMatchObject({
    outcome: "passed",
    detail: "Stripe accepts the key. It last called the webhook at 2026-05-01T10:00:00.000Z.",
  });
  expect(stripe.asked.map(({ method }) => method)).toEqual(["GET"]);
  await app.close();
  app = await testApp({ ...keys, STRIPE_API_URL: `http://127.0.0.1:${await freePort()}` });
  expect((await examine())("payments")).toMatchObject({
    outcome: "failed",
    fix: expect.stringContaining("STRIPE_SECRET_KEY"),
  });
});

function* forever() {
  for (;;) yield "x".repeat(4096);
}

test("the address: this installation, another one, nothing, and each way of a proxy", async () => {
  app = await testApp();
  const url = await app.listen();
  const reachedAt = async (PUBLIC_URL: string, more = {}) =>
    (await examine(withSettings({ PUBLIC_URL, ...more })))("reach");
  expect(await reachedAt(url)).toMatchObject({ outcome: "passed" });
  expect(await reachedAt(`http://127.0.0.1:${await freePort()}`)).toMatchObject({
    outcome: "failed",
    detail: expect.stringContaining("ECONNREFUSED"),
  });
  const proxy = await proxyTo(url);
  expect(await reachedAt(proxy)).toMatchObject({ outcome: "failed", fix: "Set TRUST_PROXY=127.0.0.1." });
  const ownProxy = await proxyTo(url, "127.0.0.1");
  expect(await reachedAt(ownProxy)).toMatchObject({ outcome: "failed", fix: "Set TRUST_PROXY=127.0.0.1." });
  const silent = await proxyTo(url, "");
  expect(await reachedAt(silent, { TRUST_PROXY: "127.0.0.1" })).toMatchObject({
    outcome: "failed",
    fix: "Let it send the header X-Forwarded-For.",
  });
  const another = openSecrets({ SECRET_KEY: "the secret of another installation altogether", DATA_DIR: "." });
  const stranger = await examine({ ...withSettings({ PUBLIC_URL: url }), secrets: another });
  expect(stranger("reach")).toMatchObject({
    outcome: "failed",
    detail: expect.stringMatching(/^Something else answers at .* with status 404\.$/),
  });
  const endless = createServer((_, reply) => {
    Readable.from(forever()).pipe(reply);
  }).listen(0, "127.0.0.1");
  await once(endless, "listening");
  closers.push(() => (endless.closeAllConnections(), endless.close()));
  const at = endless.address();
  expect(await reachedAt(`http://127.0.0.1:${typeof at === "object" ? at?.port : ""}`)).toMatchObject({
    outcome: "failed",
    detail: expect.stringMatching(/^Something else answers at .* with status 200\.$/),
  });
  const believing = await testApp({ TRUST_PROXY: "127.0.0.1" });
  closers.push(() => believing.close());
  expect(await reachedAt(await proxyTo(await believing.listen()))).toMatchObject({
    outcome: "passed",
    detail: expect.stringContaining("by a trusted proxy"),
  });
  const address = async (PUBLIC_URL: string) => (await examine(withSettings({ PUBLIC_URL })))("address");
  expect(await address("http://desk.invalid")).toMatchObject({
    outcome: "failed",
    fix: expect.stringContaining("https"),
  });
  expect(await address("https://desk.invalid")).toMatchObject({ outcome: "passed" });
});

test("pictures of another database, and a model's server that does not run", async () => {
  app = await testApp({ AI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1`, AI_MODEL: "small" });
  await app.deps.storage.put("installation/owner.txt", Buffer.from("another"));
  const of = await examine();
  expect(of("storage")).toMatchObject({
    outcome: "failed",
    detail: expect.stringContaining("another database"),
  });
  expect(of("model")).toMatchObject({ outcome: "failed", detail: expect.stringContaining("no connection") });
});

test("backups are not set up, not made yet, failed, old or fine", async () => {
  app = await testApp();
  const now = app.deps.clock.now();
  const made = (age: number) => ({
    at: new Date(now.getTime() - age).toISOString(),
    place: "/mnt/backup",
    name: "solodesk-1.tar.gz",
  });
  const set = withSettings({ DATABASE_URL: undefined, BACKUP_TO: "/mnt/backup" });
  const verdictOf = async (news: BackupNews | undefined, deps = set) =>
    (await examine(deps, { ...others, lastBackup: async () => news }))("backup");
  const unset = withSettings({ DATABASE_URL: undefined, BACKUP_TO: undefined });
  expect(await verdictOf(undefined, unset)).toMatchObject({
    outcome: "skipped",
    detail: expect.stringContaining("Set BACKUP_TO"),
  });
  const outside = withSettings({ DATABASE_URL: "postgres://db.example.com/desk" });
  expect(await verdictOf(undefined, outside)).toMatchObject({ outcome: "skipped" });
  expect(await verdictOf(undefined)).toMatchObject({ outcome: "skipped" });
  const failure = "The disk is full.";
  expect(await verdictOf({ failure, proved: made(0) })).toMatchObject({
    outcome: "failed",
    detail: expect.stringContaining(failure),
  });
  expect(await verdictOf({ failure: null, proved: made(days(2) + 1) })).toMatchObject({ outcome: "failed" });
  expect(await verdictOf({ failure: null, proved: made(days(2)) })).toMatchObject({ outcome: "passed" });
});
