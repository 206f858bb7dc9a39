import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { OperatorPayout } from "@solodesk/contract/operator/operator-money.ts";
import { toPayout } from "#features/selling/payouts/to-payout.ts";

type ShownPayout = Parameters<typeof toPayout>[0];

/** A payout with its owner, of `owners`, and how it is paid. */
export function toOperatorPayout(
  row: ShownPayout,
  owners: ReadonlyMap<Id, OperatorPayout["owner"]>,
): OperatorPayout {
  const owner = owners.get(row.userId);
  // The account of a payout is never removed, only emptied.
  if (!owner) throw new Error(`Payout ${row.id} has no owner.`);
  return {
    ...toPayout(row),
    owner,
    awaits_approval: row.status === "requested" && row.approvedAt === null,
    provider: row.provider,
    reference: row.reference,
    reason: row.reason || (row.error ?? ""),
  };
}
