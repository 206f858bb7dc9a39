// Test my store: a robot visitor tries what a customer does, and takes all of it back.
import { z } from "zod";
import { endpoint, type Limit } from "../kernel/endpoint.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";

/** What is tried, in this order. */
export const storeTestSteps = [
  "page",
  "qr_code",
  "pictures",
  "hours",
  "times",
  "booking",
  "cart",
  "payment",
  "emails",
  "prices",
  "tax",
  "policy",
  "feed",
] as const;

/** `skipped`: the store doesn't have what it would try. */
export const stepOutcomes = ["passed", "failed", "skipped"] as const;

export const StoreTestStep = z.object({
  key: z.enum(storeTestSteps),
  outcome: z.enum(stepOutcomes),
  title: z.string(),
  /** What was found, in one or two sentences. */
  detail: z.string(),
  /** Where the seller can change it. */
  fix: z.object({ label: z.string(), page: z.string() }).nullable(),
});
export type StoreTestStep = z.infer<typeof StoreTestStep>;

/** One line of the answer. Only a test with an "end" was finished. */
export const StoreTestLine = z.discriminatedUnion("type", [
  StoreTestStep.extend({ type: z.literal("step") }),
  z.object({ type: z.literal("end") }),
]);
export type StoreTestLine = z.infer<typeof StoreTestLine>;

const most = 30;
const limit: Limit = {
  most,
  per: "hour",
  by: "user",
  message: () =>
    t("You've tested your store {count} times within an hour. Try again later.", { count: most }),
};

export const storeTest = {
  follow: endpoint({
    method: "POST",
    path: `${M}/user/store/test`,
    summary: "Test the store as a visitor would use it, and follow the results; nothing it does stays",
    access: "user",
    body: z.strictObject({}),
    stream: true,
    answer: StoreTestLine,
    refuses: ["store_required"],
    failed: msg("We couldn't test your store"),
    limit,
  }),
};
