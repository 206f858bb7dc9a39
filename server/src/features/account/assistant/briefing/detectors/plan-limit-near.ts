import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { planLimits } from "@solodesk/contract/money/plans.ts";
import { z } from "zod";
import { getSubscription } from "#features/money/subscription/get-subscription.ts";
import { nearInWords } from "#features/money/subscription/limits/limits-in-words.ts";
import type { Detector } from "../detector.ts";

const NEAR = 0.8;
const Facts = z.object({ limit: z.enum(planLimits), used: z.int(), most: z.int() });

/** A limit of the plan that is nearly used up. */
export const planLimitNear: Detector<z.infer<typeof Facts>> = {
  isTrend: true,
  facts: Facts,
  find: async (deps, { userId }) => {
    const { usage } = await getSubscription(deps, userId);
    return planLimits.flatMap((limit) => {
      const { used, limit: most } = usage[limit];
      if (most === null || most === 0 || used < most * NEAR) return [];
      const severity = used >= most ? "urgent" : "important";
      return [{ about: limit, severity, samples: used, facts: { limit, used, most } } as const];
    });
  },
  say: ({ limit, used, most }) => ({
    title:
      used >= most ? t("You've reached a limit of your plan") : t("You're close to a limit of your plan"),
    why: nearInWords(limit, used, most),
    evidence: [{ endpoint: "subscription.get", input: {}, page: pages.pricing }],
  }),
};
