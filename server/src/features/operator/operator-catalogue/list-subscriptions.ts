import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { operatorCatalogue } from "@solodesk/contract/operator/operator-catalogue.ts";
import { listSubscriptions } from "#features/money/subscription/list-subscriptions.ts";
import type { Deps } from "#kernel/deps.ts";

/** The subscriptions of all accounts, newest first. */
export async function listOperatorSubscriptions(
  { db }: Pick<Deps, "db">,
  { status, ...page }: Parsed<typeof operatorCatalogue.listSubscriptions>["query"],
): Promise<Answer<typeof operatorCatalogue.listSubscriptions>> {
  const { subscriptions, total } = await listSubscriptions(db, { status, ...sliceOf(page) });
  return {
    data: subscriptions.map((row) => ({
      id: row.id,
      email: row.email,
      plan: row.plan,
      next_plan: row.nextPlan,
      status: row.status,
      paid_until: row.periodEnd.toISOString(),
      ends: row.ends,
      gateway: row.gateway,
      retry_at: row.status === "past_due" ? (row.dueAt?.toISOString() ?? null) : null,
    })),
    pagination: paginate(page.page, page.page_size, total),
  };
}
