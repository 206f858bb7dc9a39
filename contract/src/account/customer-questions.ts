// Answers for customers: what visitors ask on a store page is answered from what the store itself says there.
import { z } from "zod";
import { OfferedService } from "../catalog/services.ts";
import { ShelfProduct } from "../catalog/storefront.ts";
import { endpoint, type Limit } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { FreeSlot } from "../kernel/slot.ts";
import { text } from "../kernel/text.ts";
import { Day, Timezone } from "../kernel/time.ts";
import { Interval } from "../store/store.ts";

export const questionTopics = [
  "hours",
  "times",
  "services",
  "products",
  "offer",
  "policy",
  "payment",
  "delivery",
  "place",
  "contact",
] as const;
/** What visitors can ask about. `offer` is a service or product by name. */
export type QuestionTopic = (typeof questionTopics)[number];

/** Most characters of a question. */
export const maxQuestionLength = 200;

export const AskStore = z
  .strictObject({
    text: text(maxQuestionLength).default(""),
    /** What is asked, instead of words. */
    topic: z.enum(questionTopics).exclude(["offer"]).optional(),
    /** The service that is meant, if the question could mean several. */
    about: Id.optional(),
    /** The visitor's: free times are those of their days. Otherwise the store's. */
    timezone: Timezone.optional(),
  })
  .refine(({ text: said, topic }) => said !== "" || topic !== undefined, {
    error: () => t("Enter a question."),
    path: ["text"],
  });
export type AskStore = z.input<typeof AskStore>;

/** The opening hours of one day; none if the store is closed. */
export const AnsweredDay = z.object({ day: Day, hours: z.array(Interval), reason: z.string() });
export type AnsweredDay = z.infer<typeof AnsweredDay>;

/** A service with the next free times that were asked about. */
export const AnsweredService = OfferedService.pick({
  id: true,
  name: true,
  price: true,
  duration_minutes: true,
  capacity: true,
}).extend({ slots: z.array(FreeSlot) });
export type AnsweredService = z.infer<typeof AnsweredService>;

export const AnsweredProduct = ShelfProduct.pick({ id: true, name: true, list_price: true, stock: true });

export const StoreAnswer = z.object({
  /** What the question was read as; null if there is no answer to it. */
  topic: z.enum(questionTopics).nullable(),
  /** Sentences; an address or a policy in the seller's own words can be among them. */
  text: z.array(z.string()),
  days: z.array(AnsweredDay),
  services: z.array(AnsweredService),
  products: z.array(AnsweredProduct),
  /** What could be meant: asking again with one of them in `about` answers the question. */
  choices: z.array(z.object({ label: z.string(), about: Id })),
});
export type StoreAnswer = z.infer<typeof StoreAnswer>;

/** Per process, because the database stores no visitors' addresses. */
const most = 20;
const questionLimit: Limit = {
  most,
  per: "minute",
  by: "network",
  message: () => t("We've received {count} questions from your network within a minute.", { count: most }),
};

export const customerQuestions = {
  ask: endpoint({
    method: "POST",
    path: `${M}/store/:website_url/questions`,
    summary: "Ask a published store about its hours, services, products, prices, free times or terms",
    access: "public",
    params: z.strictObject({ website_url: text(100, 1) }),
    body: AskStore,
    answer: z.object({ data: StoreAnswer }),
    refuses: ["not_found"],
    failed: msg("Failed to answer the question"),
    limit: questionLimit,
  }),
};
