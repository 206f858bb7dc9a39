import { type SubscriptionStatus, subscriptionStatuses } from "@solodesk/contract/money/subscription.ts";
import {
  type ListedSubscription,
  listSubscriptions,
} from "@solodesk/server/features/money/subscription/list-subscriptions.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { MOST_SHOWN, readLimit } from "../terminal/read-limit.ts";
import { textTable } from "../terminal/text-table.ts";
import { whenOf } from "../terminal/when-of.ts";

type Status = Exclude<SubscriptionStatus, "none">;
const statuses = subscriptionStatuses.filter((status): status is Status => status !== "none");

interface Options {
  status: Status | undefined;
  limit: number;
}

const heading = ["Account", "Plan", "Status", "Paid until (UTC)", "Paid by", "Next"] as const;

/** Throws CliError. */
export function readSubscriptionsOptions(args: string[]): Options {
  const { values } = readArgs({
    args,
    options: { status: { type: "string" }, limit: { type: "string", default: "20" } },
  });
  const status = statuses.find((one) => one === values.status);
  if (values.status !== undefined && !status)
    throw new CliError(`--status must be one of ${statuses.join(", ")}.`);
  return { status, limit: readLimit(values.limit) };
}

function comingOf({ status, ends, nextPlan, dueAt }: ListedSubscription): string {
  if (status === "past_due") return dueAt ? `retried ${whenOf(dueAt)}` : "payment in progress";
  if (status !== "active") return "";
  if (ends) return "ends";
  return nextPlan === null ? "renews" : `changes to ${nextPlan}`;
}

const toCells = (row: ListedSubscription): string[] => [
  row.email,
  row.plan,
  row.status,
  whenOf(row.periodEnd),
  row.gateway === "wallet" ? "credits" : row.gateway,
  comingOf(row),
];

/** Formats a table, and says how many more there are. */
export function describeSubscriptions(rows: readonly ListedSubscription[], total: number): string {
  if (rows.length === 0) return "No subscriptions.";
  const older = total - rows.length;
  const rest =
    older > 0
      ? ["", `${older.toLocaleString("en")} older not shown: use --limit, at most ${MOST_SHOWN}, or --status`]
      : [];
  return [...textTable([heading, ...rows.map(toCells)]), ...rest].join("\n");
}

/** Runs `solo subscriptions …` and returns its exit code. Throws CliError. */
export async function subscriptionsCommand([name, ...args]: string[]): Promise<number> {
  if (name !== "list")
    throw new CliError(
      `${name === undefined ? "solo subscriptions needs a subcommand" : `Unknown command "subscriptions ${name}"`}: use list; see: solo help`,
    );
  const options = readSubscriptionsOptions(args);
  const { deps, close } = await openInstallation(say);
  try {
    const { subscriptions, total } = await listSubscriptions(deps.db, options);
    print(describeSubscriptions(subscriptions, total));
    return 0;
  } finally {
    await close();
  }
}
