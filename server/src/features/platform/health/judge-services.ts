// Checks of the disk and of the services that the settings name.
import { statfs } from "node:fs/promises";
import { ownsStorage } from "#features/platform/uploads/owns-storage.ts";
import { isSandboxOn } from "#kernel/config/gateway-settings.ts";
import type { Deps } from "#kernel/deps.ts";
import { type CheckVerdict, found, untried, wrong } from "./check-verdict.ts";

const MEGABYTE = 1_000_000;
/** Below this, pictures are refused; PostgreSQL stops when nothing is left. */
const LEAST_FREE = 500;

export async function judgeDisk({ config }: Pick<Deps, "config">): Promise<CheckVerdict> {
  const { bavail, bsize } = await statfs(config.DATA_DIR);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= LEAST_FREE) return found(`${free.toLocaleString("en")} MB are free in ${config.DATA_DIR}.`);
  return wrong(
    `Only ${free} MB are free in ${config.DATA_DIR}.`,
    "Free space on that disk, or move DATA_DIR to a larger one.",
  );
}

export async function judgeMail({ mailer }: Pick<Deps, "mailer">): Promise<CheckVerdict> {
  if (mailer === undefined) return untried("Without SMTP_URL, emails are stored and not sent.");
  const refusal = await mailer.tryLogin();
  if (refusal === undefined) return found("The mail server accepts the sign-in.");
  return wrong(
    `The mail server does not accept the sign-in (${refusal}).`,
    "Check the address and password in SMTP_URL.",
  );
}

/** A session that no gateway has: to say so, it must recognize the key. */
const NO_SESSION = "cs_test_solo_doctor";

/** `lastWebhook` is when a gateway last called here. */
export async function judgePayments(
  { config, gateways }: Pick<Deps, "config" | "gateways">,
  lastWebhook: () => Promise<Date | undefined>,
): Promise<CheckVerdict> {
  const stripe = gateways.get("stripe");
  if (stripe === undefined)
    return untried(
      isSandboxOn(config)
        ? "The sandbox is on, and no real money is taken."
        : "Customers can pay with credits only.",
    );
  const isReached = await stripe.findSession(NO_SESSION).then(
    () => true,
    () => false,
  );
  if (!isReached)
    return wrong(
      "Stripe does not answer to the key.",
      "Check STRIPE_SECRET_KEY, and that this machine reaches api.stripe.com.",
    );
  const last = await lastWebhook();
  return found(
    last === undefined
      ? "Stripe accepts the key. It has called no webhook yet."
      : `Stripe accepts the key. It last called the webhook at ${last.toISOString()}.`,
  );
}

export async function judgeStorage(
  deps: Pick<Deps, "config" | "db" | "storage" | "newId" | "log">,
): Promise<CheckVerdict> {
  const place =
    deps.config.S3_BUCKET === undefined ? deps.config.DATA_DIR : `the bucket ${deps.config.S3_BUCKET}`;
  if (await ownsStorage(deps)) return found(`Pictures are kept in ${place}.`);
  return wrong(
    `The pictures in ${place} belong to another database.`,
    "Give each database its own DATA_DIR, S3_BUCKET or S3_PREFIX.",
  );
}

export async function judgeModel({ model }: Pick<Deps, "model">): Promise<CheckVerdict> {
  if (model === undefined) return untried("No language model is configured.");
  const refusal = await model.tryReach();
  if (refusal === undefined) return found(`${model.host} answers.`);
  return wrong(
    `${model.host} does not answer (${refusal}).`,
    "Check AI_BASE_URL and AI_API_KEY, and that the model's server runs.",
  );
}
