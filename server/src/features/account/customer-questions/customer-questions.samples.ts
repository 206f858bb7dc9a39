import type { customerQuestions } from "@solodesk/contract/account/customer-questions.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

/** The store is not published. */
export const samples = ({ websiteUrl }: Targets): Samples<typeof customerQuestions> => ({
  ask: { params: { website_url: websiteUrl }, body: { text: "When are you open?" }, refused: 404 },
});
