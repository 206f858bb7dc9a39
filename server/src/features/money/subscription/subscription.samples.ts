import type { subscription } from "@solodesk/contract/money/subscription.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

/** The seller has bought credits and is on Free; the one that is named is a pack. */
export const samples = ({ planId }: Targets): Samples<typeof subscription> => ({
  cancel: { body: { atPeriodEnd: true }, refused: 409 },
  resume: { refused: 409 },
  change: { body: { planId }, refused: 404 },
  removeMethod: { refused: 404 },
});
