// Settings for the currency, the operator's fee, the release of earnings, and refunds.
import { z } from "zod";

export const salesVariables = {
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be a three-letter currency code such as USD")
    .default("USD")
    .describe(
      "The installation's only currency, as a three-letter code. Cannot be changed after the first start",
    ),
  PROJECT_ID: z
    .string()
    .min(1)
    .max(64)
    .default("solodesk")
    .describe("Project ID that API calls about payments and plans send as x-project-id"),
  PLATFORM_FEE_BPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(0)
    .describe(
      "The operator's fee on the products and services of each sale, in hundredths of a percent (250 is 2.5 %). A plan can set its own fee",
    ),
  RELEASE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(7)
    .describe("Days between the payment of an order and the release of its earnings for withdrawal"),
  REFUND_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(14)
    .describe("Days within which a buyer of credits or a plan can request a refund. 0: never"),
  GIFT_CARD_YEARS: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .default(5)
    .describe(
      "For how many years a gift card that expires has to be valid. Set what the law of your country asks for; 0 leaves it to the sellers",
    ),
} satisfies Record<string, z.ZodType>;
