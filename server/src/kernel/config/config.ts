// The one door to the environment. Each variable is described where it is read.
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { isProxyList } from "../http/proxy-list.ts";
import { bucketVariables, missingOfBucket } from "./bucket.ts";
import { databaseVariables, namesTwoPasswords } from "./database-settings.ts";
import { gatewayVariables, isSandboxOn, missingOfStripe } from "./gateway-settings.ts";
import { googleVariables, missingOfGoogle } from "./google-settings.ts";
import { payoutVariables } from "./payout-settings.ts";
import { retentionVariables } from "./retention-settings.ts";
import { StartError } from "./start-error.ts";

const onOff = (unset: "on" | "off") =>
  z
    .enum(["on", "off"])
    .default(unset)
    .transform((value) => value === "on");
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an address such as https://desk.example.com" });

function isOrigin(address: string): boolean {
  const { pathname, search, hash, username } = new URL(address);
  return [pathname, search, hash, username].join("") === "/";
}
const origin = httpUrl.refine(
  (address) => !URL.canParse(address) || isOrigin(address),
  "must end after the host, as https://desk.example.com does",
);
const smtpUrl = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: "must be an address such as smtps://name:password@mail.example.com:465",
});

/** Of what stands in mails as "Desk <desk@example.com>" the address: a mail has the name of whoever writes it. */
const sender = z
  .string()
  .transform((written) => /^[^<>\r\n]*<([^<>]+)>$/.exec(written)?.[1] ?? written)
  .pipe(z.email("must be an email address such as desk@example.com"));

export const variables = {
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe("Port of the web server; unset: 3000 or the next free one; 0: any free one"),
  HOST: z.string().min(1).default("127.0.0.1").describe("Address to listen on; 0.0.0.0 for every network"),
  DATA_DIR: z
    .string()
    .min(1)
    .default("./data")
    .describe("Folder of the embedded database, the secrets and the uploaded pictures"),
  ...bucketVariables,
  ...databaseVariables,
  SECRET_KEY: z
    .string()
    .min(32, "must have at least 32 characters")
    .optional()
    .describe("Secret all others are derived from; set it when several machines share one database"),
  PUBLIC_URL: origin.optional().describe("Address people reach this installation by"),
  SMTP_URL: smtpUrl
    .optional()
    .describe("Mail server that takes mails to sellers and customers; unset: they are kept, and not sent"),
  MAIL_FROM: sender
    .optional()
    .describe(
      "Address mails come from, also as Desk <desk@example.com>; needed with SMTP_URL. They are signed by the store, or OPERATOR_NAME",
    ),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("How much is logged"),
  RATE_LIMIT: onOff("on").describe("off lifts every limit; for load tests only"),
  CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(200)
    .describe("Connections one address may have open at once; those of TRUST_PROXY are not counted"),
  TRUST_PROXY: z
    .string()
    .refine(
      isProxyList,
      "must list addresses or networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal",
    )
    .optional()
    .describe(
      "Addresses or networks of the reverse proxies whose X-Forwarded-For is believed, comma separated",
    ),
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be a three-letter currency code such as USD")
    .default("USD")
    .describe("The installation's one currency; fixed at first start"),
  ...gatewayVariables,
  ...googleVariables,
  METRICS: onOff("off").describe("on serves Prometheus figures at /metrics"),
  METRICS_TOKEN: z
    .string()
    .min(16, "must have at least 16 characters")
    .optional()
    .describe("Bearer token that /metrics asks for; unset: only this machine may read it"),
  PROJECT_ID: z
    .string()
    .min(1)
    .max(64)
    .default("solodesk")
    .describe("Id of the project that payment calls name"),
  PLATFORM_FEE_BPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(0)
    .describe(
      "The operator's fee on what a store sells, in hundredths of a percent of the goods and services",
    ),
  RELEASE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(7)
    .describe("Days from the payment of an order until its seller can withdraw what it earned"),
  ...payoutVariables,
  REFUND_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(14)
    .describe("Days in which whoever bought credits or a plan can ask the money back; 0: never"),
  VISIT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(400)
    .default(90)
    .describe("Days for which each visit of a store page is kept by itself; its day's figures stay"),
  ...retentionVariables,
  ACCOUNT_DELETION_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(90)
    .default(14)
    .describe("Days in which whoever asked to have their account deleted can still keep it"),
  CHAT_URL: httpUrl.optional().describe("Support conversation that Chat with Us opens"),
  CHAT_MESSAGE: z
    .string()
    .max(500)
    .default("Hello, I need help with my store.")
    .describe("What that conversation starts with"),
  OPERATOR_NAME: z.string().max(200).default("Solodesk").describe("Who runs this installation"),
  OPERATOR_EMAIL: z
    .union([z.literal(""), z.email()])
    .default("")
    .describe("Where people reach the operator"),
  OPERATOR_ADDRESS: z.string().max(500).default("").describe("Postal address of the operator"),
  TEXTS_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      "Folder whose terms-and-conditions.md, privacy.md, refund-policy.md, contact-us.md or faqs.md replace ours",
    ),
} satisfies Record<string, z.ZodType>;

const Environment = z.object(variables);
export type Config = z.infer<typeof Environment>;

/** A wrong setting; the message names the variable. */
export class ConfigError extends StartError {}

/** Settings that nothing may show: the whole value, or the password in an address. */
export const secretVariables: Partial<Record<string, "value" | "password">> = {
  SECRET_KEY: "value",
  DATABASE_URL: "password",
  DATABASE_APP_URL: "password",
  DATABASE_APP_PASSWORD: "value",
  SMTP_URL: "password",
  S3_SECRET_ACCESS_KEY: "value",
  STRIPE_SECRET_KEY: "value",
  STRIPE_WEBHOOK_SECRET: "value",
  GOOGLE_CLIENT_SECRET: "value",
  METRICS_TOKEN: "value",
};

type Given = Record<string, string | undefined>;

const fromFile = (path: string): Given => (existsSync(path) ? parseEnv(readFileSync(path, "utf8")) : {});

/** An empty value counts as unset. */
const settings = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => name in variables && value !== ""));

/** Pictures that went into DATA_DIR because of a forgotten key would be missed only later. */
function requireWhole(config: Config): Config {
  const missing = missingOfBucket(config);
  if (missing.length === 0) return config;
  throw new ConfigError(
    `A bucket for pictures is named in part: set ${missing.join(", ")} too, or no S3_ variable.`,
  );
}

function requireSender(config: Config): Config {
  if (config.SMTP_URL === undefined || config.MAIL_FROM !== undefined) return config;
  throw new ConfigError("SMTP_URL is set without an address to send from: set MAIL_FROM too.");
}

/** What was paid and never heard of would be noticed first by those who paid. */
function requireStripe(config: Config): Config {
  const [missing] = missingOfStripe(config);
  if (missing === undefined) return config;
  throw new ConfigError(`Stripe is set up in part: set ${missing} too, or neither key.`);
}

function requireOnePassword(config: Config): Config {
  if (!namesTwoPasswords(config)) return config;
  throw new ConfigError(
    "DATABASE_APP_URL names a role with its own password: leave DATABASE_APP_PASSWORD unset.",
  );
}

function requireGoogle(config: Config): Config {
  const missing = missingOfGoogle(config);
  if (missing === undefined) return config;
  throw new ConfigError(`Google is set up in part: set ${missing} too, or neither of the two.`);
}

/** The sandbox says of payouts that they are paid, and pays nobody. */
function requirePayer(config: Config): Config {
  if (config.PAYOUT_PROVIDER !== "sandbox" || isSandboxOn(config)) return config;
  throw new ConfigError("PAYOUT_PROVIDER=sandbox pays nobody, and this is for real: set it to manual.");
}

const rules = [requireWhole, requireSender, requireStripe, requirePayer, requireGoogle, requireOnePassword];

/** Reads `.env` and the environment, which wins. Throws ConfigError. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, envFile = ".env"): Config {
  const given = { ...settings(fromFile(envFile)), ...settings(environment) };
  const read = Environment.safeParse(given);
  if (read.success) return rules.reduce((config, rule) => rule(config), read.data);
  const [issue] = read.error.issues;
  const name = String(issue?.path[0]);
  const shown = secretVariables[name] ? name : `${name}=${given[name] ?? ""}`;
  throw new ConfigError(`${shown} is not usable: ${issue?.message ?? "wrong value"}.`);
}
