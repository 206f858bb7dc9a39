import type { operatorMoney } from "@solodesk/contract/operator/operator-money.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

/** Refused, because the seller of these tests runs no installation. */
export const samples = ({ payoutId }: Targets): Samples<typeof operatorMoney> => ({
  listPayouts: { refused: 403 },
  approvePayout: { params: { id: payoutId }, refused: 403 },
  settlePayout: { params: { id: payoutId }, body: { status: "paid", reference: "AB12" }, refused: 403 },
  listAlerts: { refused: 403 },
});
