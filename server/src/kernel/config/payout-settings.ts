// Settings for payouts: the provider, approval, minimum, debt limit, and the delay for new destinations.
import { z } from "zod";
import { providerNames } from "../outside/payout-provider.ts";
import { minutes } from "../time/clock.ts";

export const payoutVariables = {
  PAYOUT_PROVIDER: z
    .enum(providerNames)
    .default("manual")
    .describe(
      "How payouts are made. manual: the operator makes them with `solo payouts`. sandbox: none are made, for trying things out",
    ),
  PAYOUT_APPROVAL: z
    .enum(["on", "off"])
    .default("off")
    .transform((value) => value === "on")
    .describe("on holds every payout until it is approved with `solo payouts approve`"),
  PAYOUT_MINIMUM: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .default(1000)
    .describe("Minimum amount of a payout, in minor units of the currency"),
  DEBT_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .default(10_000)
    .describe(
      "Maximum debt a seller can run up by refunding orders, in minor units of the currency. `solo wallet limit` changes it for one seller",
    ),
  PAYOUT_DELAY_HOURS: z.coerce
    .number()
    .int()
    .min(0)
    .max(720)
    .default(24)
    .describe("Hours before a new payout destination can be used"),
} satisfies Record<string, z.ZodType>;

const Settings = z.object(payoutVariables);
type Settings = z.infer<typeof Settings>;

/** Milliseconds before a new destination can be used, so that the owner can notice one a thief added. */
export const payoutDelay = ({ PAYOUT_DELAY_HOURS }: Settings): number => minutes(60) * PAYOUT_DELAY_HOURS;
