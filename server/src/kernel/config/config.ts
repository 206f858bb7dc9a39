// The only place that reads the environment. Each variable is described where it is defined.
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { backupVariables, faultOfBackups } from "./backup-settings.ts";
import { bucketVariables, missingOfBucket } from "./bucket.ts";
import { databaseVariables, namesTwoPasswords } from "./database-settings.ts";
import { gatewayVariables, isSandboxOn, missingOfStripe } from "./gateway-settings.ts";
import { faultOfGoogleCalendar, googleVariables, missingOfGoogle } from "./google-settings.ts";
import { mailVariables } from "./mail-settings.ts";
import { missingOfModel, modelVariables } from "./model-settings.ts";
import { operatorVariables } from "./operator-settings.ts";
import { payoutVariables } from "./payout-settings.ts";
import { retentionVariables } from "./retention-settings.ts";
import { salesVariables } from "./sales-settings.ts";
import { serverVariables } from "./server-settings.ts";
import { StartError } from "./start-error.ts";

/** The rest of a sentence that begins with "PORT=abc is invalid:". A schema's own message takes precedence. */
function settingFault(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") return "must be a whole number";
  if (issue.code === "invalid_value") return `must be one of ${issue.values.join(", ")}`;
  if (issue.code === "too_small") return sizeFault("least", issue.minimum, issue.origin);
  if (issue.code === "too_big") return sizeFault("most", issue.maximum, issue.origin);
  return undefined;
}

const sizeFault = (end: "least" | "most", bound: unknown, origin: string): string =>
  origin === "string" ? `must have at ${end} ${bound} characters` : `must be at ${end} ${bound}`;

/** All settings, by topic. The documentation is generated from this, so put each in exactly one group. */
export const settingGroups = {
  Server: serverVariables,
  Database: databaseVariables,
  "Pictures in a bucket": bucketVariables,
  Backups: backupVariables,
  Email: mailVariables,
  "Sign-in with Google": googleVariables,
  Payments: gatewayVariables,
  "Sales and refunds": salesVariables,
  "Payouts and debts": payoutVariables,
  "Language model": modelVariables,
  "How long data is kept": retentionVariables,
  "Operator and texts": operatorVariables,
};

export const variables = {
  ...serverVariables,
  ...databaseVariables,
  ...bucketVariables,
  ...backupVariables,
  ...mailVariables,
  ...googleVariables,
  ...gatewayVariables,
  ...salesVariables,
  ...payoutVariables,
  ...modelVariables,
  ...retentionVariables,
  ...operatorVariables,
} satisfies Record<string, z.ZodType>;

const Environment = z.object(variables);
export type Config = z.infer<typeof Environment>;

/** An invalid setting; the message names the variable. */
export class ConfigError extends StartError {}

/** Settings that must never be shown: the whole value, or the password in an address. */
export const secretVariables: Partial<Record<string, "value" | "password">> = {
  SECRET_KEY: "value",
  DATABASE_URL: "password",
  DATABASE_APP_URL: "password",
  DATABASE_APP_PASSWORD: "value",
  SMTP_URL: "password",
  S3_SECRET_ACCESS_KEY: "value",
  BACKUP_PASSPHRASE: "value",
  STRIPE_SECRET_KEY: "value",
  STRIPE_WEBHOOK_SECRET: "value",
  GOOGLE_CLIENT_SECRET: "value",
  AI_API_KEY: "value",
  METRICS_TOKEN: "value",
};

type Given = Record<string, string | undefined>;

const fromFile = (path: string): Given => (existsSync(path) ? parseEnv(readFileSync(path, "utf8")) : {});

/** An empty value counts as unset. */
const settings = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => name in variables && value !== ""));

/** Throws ConfigError, because with a forgotten key pictures would silently be stored in DATA_DIR. */
function requireWhole(config: Config): Config {
  const missing = missingOfBucket(config);
  if (missing.length === 0) return config;
  throw new ConfigError(
    `The S3 settings are incomplete: set ${missing.join(", ")} too, or unset every S3_ variable.`,
  );
}

/** Throws ConfigError, because a backup that can't be made would be noticed when it is needed. */
function requireBackups(config: Config): Config {
  const fault = faultOfBackups(config);
  if (fault === undefined) return config;
  throw new ConfigError(fault);
}

function requireSender(config: Config): Config {
  if (config.SMTP_URL === undefined || config.MAIL_FROM !== undefined) return config;
  throw new ConfigError("SMTP_URL needs an address to send from: set MAIL_FROM too.");
}

/** Throws ConfigError, because without its webhook secret Stripe's payments would go unnoticed. */
function requireStripe(config: Config): Config {
  const [missing] = missingOfStripe(config);
  if (missing === undefined) return config;
  throw new ConfigError(`The Stripe settings are incomplete: set ${missing} too, or unset both keys.`);
}

function requireOnePassword(config: Config): Config {
  if (!namesTwoPasswords(config)) return config;
  throw new ConfigError(
    "The password of the role belongs in DATABASE_APP_URL: leave DATABASE_APP_PASSWORD unset.",
  );
}

function requireGoogle(config: Config): Config {
  const missing = missingOfGoogle(config);
  if (missing === undefined) return config;
  throw new ConfigError(`The Google settings are incomplete: set ${missing} too, or unset both.`);
}

function requireCalendarClient(config: Config): Config {
  const fault = faultOfGoogleCalendar(config);
  if (fault === undefined) return config;
  throw new ConfigError(`GOOGLE_CALENDAR=on needs more settings: ${fault}.`);
}

function requireModel(config: Config): Config {
  const missing = missingOfModel(config);
  if (missing === undefined) return config;
  throw new ConfigError(
    `The settings of the language model are incomplete: set ${missing} too, or unset both.`,
  );
}

/** Throws ConfigError, because the sandbox marks payouts as paid without paying anybody. */
function requirePayer(config: Config): Config {
  if (config.PAYOUT_PROVIDER !== "sandbox" || isSandboxOn(config)) return config;
  throw new ConfigError(
    "PAYOUT_PROVIDER=sandbox pays nobody, and the sandbox is off here: set it to manual.",
  );
}

function faultOfDemo(config: Config): string | undefined {
  if (config.SMTP_URL !== undefined) return "unset SMTP_URL";
  if (config.STRIPE_SECRET_KEY !== undefined) return "unset STRIPE_SECRET_KEY";
  return isSandboxOn(config) ? undefined : "set SANDBOX=on";
}

/** Throws ConfigError, because the demo's screens promise that no money moves, and its passwords are public. */
function requireDemoAlone(config: Config): Config {
  const fault = config.DEMO ? faultOfDemo(config) : undefined;
  if (fault === undefined) return config;
  throw new ConfigError(`The demo sends no emails and moves no money: with DEMO=on, ${fault}.`);
}

const rules = [
  requireWhole,
  requireBackups,
  requireSender,
  requireStripe,
  requirePayer,
  requireGoogle,
  requireCalendarClient,
  requireModel,
  requireOnePassword,
  requireDemoAlone,
];

/** Reads `.env` and the environment, which takes precedence. Throws ConfigError. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, envFile = ".env"): Config {
  const given = { ...settings(fromFile(envFile)), ...settings(environment) };
  const read = Environment.safeParse(given, { error: settingFault });
  if (read.success) return rules.reduce((config, rule) => rule(config), read.data);
  const [issue] = read.error.issues;
  const name = String(issue?.path[0]);
  const shown = secretVariables[name] ? name : `${name}=${given[name] ?? ""}`;
  throw new ConfigError(`${shown} is invalid: ${issue?.message ?? "wrong value"}.`);
}
