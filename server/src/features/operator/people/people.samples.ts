import type { people } from "@solodesk/contract/operator/people.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

/** Refused, because the seller of these tests runs no installation, so any id will do. */
export const samples = ({ deviceId: id }: Targets): Samples<typeof people> => ({
  list: { refused: 403 },
  get: { params: { id }, refused: 403 },
  suspend: { params: { id }, body: { reason: "Takes money and ships nothing" }, refused: 403 },
  restore: { params: { id }, refused: 403 },
  signOut: { params: { id }, refused: 403 },
  turnOffSecondFactor: { params: { id }, refused: 403 },
  createResetLink: { params: { id }, refused: 403 },
  view: { params: { id }, body: { reason: "Asked why an order is missing" }, refused: 403 },
  adjustWallet: { params: { id }, body: { amount: -1250, reason: "Credited twice" }, refused: 403 },
  setDebtLimit: { params: { id }, body: { amount: 50_000 }, refused: 403 },
});
