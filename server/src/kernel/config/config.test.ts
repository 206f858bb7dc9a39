import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { describe, expect, test } from "vitest";
import { proxyList } from "../http/proxy-list.ts";
import { readConfig, secretVariables, variables } from "./config.ts";

describe("configuration", () => {
  test("the role's password is set once: by its address or by itself", () => {
    const both = {
      DATABASE_APP_URL: "postgres://desk:hunter2@db/desk",
      DATABASE_APP_PASSWORD: "hunter2hunter2",
    };
    expect(() => readConfig(both, "")).toThrow("leave DATABASE_APP_PASSWORD unset");
    expect(() => readConfig({ DATABASE_APP_PASSWORD: "short" }, "")).toThrow(
      /^DATABASE_APP_PASSWORD is invalid/,
    );
    expect(() => readConfig({ DATABASE_POOL_SIZE: "4" }, "")).toThrow("DATABASE_POOL_SIZE=4");
  });

  test("everything has a default", () => {
    expect(readConfig({}, "")).toMatchObject({
      HOST: "127.0.0.1",
      DATA_DIR: "./data",
      CURRENCY: "USD",
      RATE_LIMIT: true,
      METRICS: false,
      PROJECT_ID: "solodesk",
      LOG_LEVEL: "info",
    });
  });

  test("the sender is taken as mail programs write it too", () => {
    const sender = (MAIL_FROM: string) => readConfig({ MAIL_FROM }, "").MAIL_FROM;
    expect(["desk@example.com", "Ada's Desk <desk@example.com>"].map(sender)).toEqual(
      Array(2).fill("desk@example.com"),
    );
  });

  test("the environment wins over .env, and an empty value counts as unset", () => {
    const file = join(mkdtempSync(join(tmpdir(), "config-")), ".env");
    writeFileSync(file, "CURRENCY=EUR\nPORT=4000\nPROJECT_ID=from-file\n");
    expect(readConfig({ PORT: "5000", CURRENCY: "" }, file)).toMatchObject({
      CURRENCY: "EUR",
      PORT: 5000,
      PROJECT_ID: "from-file",
    });
  });

  test.each([
    [{ PORT: "70000" }, "PORT=70000 is invalid: must be at most 65535."],
    [{ PORT: "abc" }, "PORT=abc is invalid: must be a whole number."],
    [{ PORT: "80.5" }, "PORT=80.5 is invalid: must be a whole number."],
    [{ PUBLIC_URL: "ftp://x" }, "PUBLIC_URL=ftp://x"],
    [{ RATE_LIMIT: "no" }, "RATE_LIMIT=no is invalid: must be one of on, off."],
    [{ PUBLIC_URL: "https://desk.example.com/shop" }, "PUBLIC_URL=https://desk.example.com/shop"],
    [{ PUBLIC_URL: "https://desk.example.com/?a=1" }, "PUBLIC_URL=https://desk.example.com/?a=1"],
    [{ PUBLIC_URL: "https://ada@desk.example.com" }, "PUBLIC_URL=https://ada@desk.example.com"],
    [
      { SECURITY_CONTACT: "help@example.com" },
      "SECURITY_CONTACT=help@example.com is invalid: must be an address",
    ],
    [{ SECURITY_CONTACT: "mailto:nobody" }, "SECURITY_CONTACT=mailto:nobody is invalid"],
    [{ SECURITY_CONTACT: "http://example.com" }, "SECURITY_CONTACT=http://example.com is invalid"],
    [{ SECURITY_CONTACT: "https://a.example\nContact: mailto:b@b.example" }, "SECURITY_CONTACT="],
    [{ TRUST_PROXY: "nonsense" }, "TRUST_PROXY=nonsense"],
    [{ TRUST_PROXY: "true" }, "TRUST_PROXY=true"],
    [{ TRUST_PROXY: "10.0.0.1,,10.0.0.2" }, "TRUST_PROXY=10.0.0.1,,10.0.0.2"],
    [{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY=10.0.0.0/33"],
    [{ TRUST_PROXY: "fd00::/129" }, "TRUST_PROXY=fd00::/129"],
    [{ TRUST_PROXY: "10.0.0.0/8/8" }, "TRUST_PROXY=10.0.0.0/8/8"],
    [{ SMTP_URL: "mail.example.com" }, "SMTP_URL"],
    [{ SMTP_URL: "https://mail.example.com" }, "SMTP_URL"],
    [{ SMTP_URL: "smtp://mail.example.com" }, "set MAIL_FROM too"],
    [{ MAIL_FROM: "desk" }, "MAIL_FROM=desk"],
    [{ MAIL_FROM: "Desk <desk>" }, "MAIL_FROM=Desk <desk>"],
    [{ MAIL_FROM: "Desk\r\nBcc: <a@example.com>" }, "MAIL_FROM=Desk"],
    [{ MAIL_FROM: "desk@example.com\r\nBcc: a@example.com" }, "MAIL_FROM=desk"],
    [{ S3_BUCKET: "Pictures/desk" }, "S3_BUCKET=Pictures/desk"],
    [{ S3_ENDPOINT: "s3.example.com" }, "S3_ENDPOINT=s3.example.com"],
    [{ S3_PREFIX: "/desk/" }, "S3_PREFIX=/desk/"],
    [{ S3_PREFIX: "desk/../other" }, "S3_PREFIX=desk/../other"],
    [{ SANDBOX: "yes" }, "SANDBOX=yes"],
    [{ PAYOUT_PROVIDER: "nobody" }, "PAYOUT_PROVIDER=nobody"],
    [
      { PAYOUT_PROVIDER: "sandbox", SANDBOX: "off" },
      "PAYOUT_PROVIDER=sandbox pays nobody, and the sandbox is off here",
    ],
    [{ PAYOUT_PROVIDER: "sandbox", PUBLIC_URL: "https://desk.example.com" }, "set it to manual"],
    [{ PAYOUT_MINIMUM: "0" }, "PAYOUT_MINIMUM=0 is invalid: must be at least 1."],
    [{ PAYOUT_DELAY_HOURS: "-1" }, "PAYOUT_DELAY_HOURS=-1"],
    [{ STRIPE_API_URL: "http://127.0.0.1:12111/v1" }, "STRIPE_API_URL=http://127.0.0.1:12111/v1"],
    [{ STRIPE_SECRET_KEY: "pk_live_shown" }, "STRIPE_SECRET_KEY is invalid"],
    [{ STRIPE_WEBHOOK_SECRET: "secret" }, "STRIPE_WEBHOOK_SECRET is invalid"],
  ])("a wrong value is named: %o", (environment, named) => {
    expect(() => readConfig(environment, "")).toThrow(named);
  });

  test.each(["https://desk.example.com", "https://desk.example.com/", "http://127.0.0.1:3000"])(
    "people may reach it by %s",
    (address) => {
      expect(readConfig({ PUBLIC_URL: address }, "").PUBLIC_URL).toBe(address);
    },
  );

  test.each([
    "10.0.0.1",
    "10.0.0.0/8, fd00::/8",
    "loopback,uniquelocal,linklocal",
    "::1",
    "::ffff:10.0.0.1/104",
  ])("proxies %s are taken here and by the HTTP server", (proxies) => {
    expect(readConfig({ TRUST_PROXY: proxies }, "").TRUST_PROXY).toBe(proxies);
    expect(() => fastify({ trustProxy: proxyList(proxies) })).not.toThrow();
  });

  test("a bucket is named with all it takes, or not at all", () => {
    const bucket = { S3_BUCKET: "pictures", S3_REGION: "eu-central-1" };
    const keys = { S3_ACCESS_KEY_ID: "ada", S3_SECRET_ACCESS_KEY: "hunter2" };
    expect(readConfig({ ...bucket, ...keys }, "")).toMatchObject({ ...bucket, ...keys });
    expect(() => readConfig(bucket, "")).toThrow("set S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY too");
    expect(() => readConfig({ ...bucket, S3_ACCESS_KEY_ID: "ada" }, "")).toThrow("S3_SECRET_ACCESS_KEY too");
    expect(() => readConfig(keys, "")).toThrow("set S3_BUCKET, S3_REGION too");
    expect(() => readConfig(keys, "")).not.toThrow("hunter2");
    expect(() => readConfig({ S3_PREFIX: "desk" }, "")).toThrow("set S3_BUCKET,");
    expect(() => readConfig({ S3_ENDPOINT: "https://ada:hunter2@s3.example.com" }, "")).toThrow(
      "the keys have variables of their own",
    );
  });

  test("Stripe is set up with both of its keys, or not at all", () => {
    const key = { STRIPE_SECRET_KEY: "sk_test_hunter2" };
    const hook = { STRIPE_WEBHOOK_SECRET: "whsec_hunter2" };
    expect(readConfig({ ...key, ...hook }, "")).toMatchObject({ ...key, ...hook });
    expect(() => readConfig(key, "")).toThrow("set STRIPE_WEBHOOK_SECRET too");
    expect(() => readConfig(hook, "")).toThrow("set STRIPE_SECRET_KEY too");
    const live = { STRIPE_SECRET_KEY: "sk_live_hunter2", ...hook };
    expect(() => readConfig(live, "")).toThrow("set PUBLIC_URL too");
    expect(readConfig({ ...live, PUBLIC_URL: "https://desk.example.com" }, "")).toMatchObject(live);
    expect(() => readConfig(key, "")).not.toThrow("hunter2");
    expect(() => readConfig({ STRIPE_SECRET_KEY: "hunter2" }, "")).not.toThrow("hunter2");
  });

  test("Google Calendar takes a client of Google itself, and is replaced only by this machine", () => {
    const client = { GOOGLE_CLIENT_ID: "desk", GOOGLE_CLIENT_SECRET: "hunter2" };
    const on = { GOOGLE_CALENDAR: "on", ...client };
    expect(readConfig(client, "").GOOGLE_CALENDAR).toBe(false);
    expect(readConfig(on, "").GOOGLE_CALENDAR).toBe(true);
    expect(() => readConfig({ GOOGLE_CALENDAR: "on" }, "")).toThrow("set GOOGLE_CLIENT_ID");
    const other = { ...on, GOOGLE_ISSUER: "https://login.example.com" };
    expect(() => readConfig(other, "")).toThrow("GOOGLE_ISSUER must be Google itself");
    const own = { ...other, GOOGLE_CALENDAR_SERVER: "http://127.0.0.1:4000" };
    expect(readConfig(own, "")).toMatchObject({ GOOGLE_CALENDAR: true });
    const elsewhere = { ...on, GOOGLE_CALENDAR_SERVER: "https://calendar.example.com" };
    expect(() => readConfig(elsewhere, "")).toThrow("must be an address of this machine");
  });

  test("every setting that looks like a secret is kept as one", () => {
    const secret = Object.keys(variables).filter((name) =>
      /SECRET|PASSWORD|PASSPHRASE|TOKEN$|_KEY$|DATABASE.*URL|SMTP/.test(name),
    );
    expect(secret.toSorted()).toEqual(Object.keys(secretVariables).toSorted());
  });

  test("a secret that is too short is refused without being repeated", () => {
    expect(() => readConfig({ SECRET_KEY: "hunter2hunter2" }, "")).toThrow(
      "SECRET_KEY is invalid: must have at least 32 characters.",
    );
    expect(() => readConfig({ SECRET_KEY: "hunter2hunter2" }, "")).not.toThrow("hunter2");
    expect(() => readConfig({ DATABASE_URL: "mysql://owner:hunter2@host/db" }, "")).not.toThrow("hunter2");
  });

  test("the demo neither sends emails nor moves money", () => {
    expect(readConfig({ DEMO: "on" }, "").DEMO).toBe(true);
    const mail = { SMTP_URL: "smtp://localhost", MAIL_FROM: "desk@example.com" };
    expect(() => readConfig({ DEMO: "on", ...mail }, "")).toThrow("with DEMO=on, unset SMTP_URL");
    const stripe = { STRIPE_SECRET_KEY: "sk_test_hunter2", STRIPE_WEBHOOK_SECRET: "whsec_hunter2" };
    expect(() => readConfig({ DEMO: "on", ...stripe }, "")).toThrow("unset STRIPE_SECRET_KEY");
    expect(() => readConfig({ DEMO: "on", SANDBOX: "off" }, "")).toThrow("set SANDBOX=on");
  });
});
