// A provider that pays nobody but otherwise works like a real one, with late and lost responses.
import { randomBytes } from "node:crypto";
import type { NewDestination } from "@solodesk/contract/selling/payouts.ts";
import type { Deps } from "#kernel/deps.ts";
import { type PayoutProvider, type PayoutSent, ProviderFailure } from "#kernel/outside/payout-provider.ts";
import { after, seconds } from "#kernel/time/clock.ts";
import { endPending, insertOnce, type SandboxPayout } from "./sandbox-payouts.repository.ts";

/** How the sandbox treats payouts to a destination, so that each outcome can be tried out. */
type Conduct = "pay" | "fail" | "slow" | "lost";

const conducts: readonly Conduct[] = ["fail", "slow", "lost"];

/** Decides by the first word of the account holder or PayPal address: "Fail Smith", slow@example.com. */
function conductOf(destination: NewDestination): Conduct {
  const name = destination.kind === "bank" ? destination.holder : destination.email;
  const [first] = name.toLowerCase().split(/[^a-z]/);
  return conducts.find((conduct) => conduct === first) ?? "pay";
}

const SLOW = seconds(30);
const newReference = () => `po_${randomBytes(9).toString("hex")}`;

const beginnings: Record<Conduct, Pick<SandboxPayout, "status" | "reason">> = {
  pay: { status: "paid", reason: "" },
  lost: { status: "paid", reason: "" },
  slow: { status: "pending", reason: "" },
  fail: { status: "failed", reason: "The account is closed." },
};

export function sandboxProvider({ db, clock }: Pick<Deps, "db" | "clock">): PayoutProvider {
  return {
    name: "sandbox",

    async send({ payoutId, amount, currency, destination }) {
      const now = clock.now();
      const conduct = conductOf(destination);
      const row = await insertOnce(db, {
        id: payoutId,
        amount,
        currency,
        reference: newReference(),
        ...beginnings[conduct],
        asked: 1,
        createdAt: now,
      });
      if (row.amount !== amount || row.currency !== currency)
        throw new ProviderFailure("It is known with another amount.");
      if (conduct === "lost" && row.asked === 1) throw new ProviderFailure("The answer was lost.");
      if (row.status !== "pending" || now < after(row.createdAt, SLOW)) return answerOf(row);
      await endPending(db, row.id);
      return { status: "paid", reference: row.reference };
    },
  };
}

function answerOf({ status, reference, reason }: SandboxPayout): PayoutSent {
  switch (status) {
    case "pending":
      return { status };
    case "paid":
      return { status, reference };
    case "failed":
      return { status, reason };
  }
}
