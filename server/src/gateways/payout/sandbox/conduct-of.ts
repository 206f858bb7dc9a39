import type { NewDestination } from "@solodesk/contract/selling/payouts.ts";

/** How the sandbox treats what goes to a destination, so that each end can be tried out. */
export type Conduct = "pay" | "fail" | "slow" | "lost";

const conducts: readonly Conduct[] = ["fail", "slow", "lost"];

/** By the first word of the account holder, or of the PayPal address: "Fail Smith", slow@example.com. */
export function conductOf(destination: NewDestination): Conduct {
  const name = destination.kind === "bank" ? destination.holder : destination.email;
  const [first] = name.toLowerCase().split(/[^a-z]/);
  return conducts.find((conduct) => conduct === first) ?? "pay";
}
