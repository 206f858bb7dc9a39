import type { GivenAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type BookingContact, needsPhone } from "@solodesk/contract/store/store/booking-contact.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { acceptPolicy } from "#features/store/store/policy/accept-policy.ts";
import { publishStore } from "#features/store/store/publish-store.ts";
import { sandboxGateway } from "#gateways/payment/sandbox/sandbox-gateway.ts";
import type { Deps } from "#kernel/deps.ts";
import { rehearse } from "#kernel/serve/rehearse.ts";

/**
 * A customer who doesn't exist, with the contact details that the store asks for: the address and the number are reserved for
 * examples.
 */
export const visitor = (contact: BookingContact) => ({
  name: t("Test customer"),
  email: contact === "phone" ? "" : "test.customer@example.com",
  phone: needsPhone(contact) ? "+1 202 555 0143" : "",
});

/**
 * Runs `work` as if the store were published and its payments went through the sandbox, which takes no money, then takes all of
 * it back.
 */
export const asVisitor = <T>(deps: Deps, ownerId: Id, work: (deps: Deps) => Promise<T>): Promise<T> =>
  rehearse(deps, async (deps) => {
    await publishStore(deps, ownerId, true);
    return work({ ...deps, gateways: new Map([["sandbox", sandboxGateway(deps)]]) });
  });

/**
 * Accepts the store's policy, as customers do. First of all, because a customer who accepts a new policy at the same moment waits
 * here, and then for the store, in this order.
 */
export async function acceptOwnPolicy(deps: Deps, store: Store): Promise<string | undefined> {
  const { policy } = store.booking;
  return (await acceptPolicy(deps, store, policy ? [policy.sha256] : [])) ?? undefined;
}

/** Answers what a service asks; undefined if it asks for a file, which the visitor doesn't have. */
export function answersTo({ questions }: Pick<Service, "questions">): GivenAnswer[] | undefined {
  const required = questions.filter((question) => question.required);
  if (required.some(({ kind }) => kind === "file")) return undefined;
  return required.map(({ id, kind, options }) => ({
    question_id: id,
    value: kind === "yes_no" ? true : (options[0] ?? t("Test answer")),
  }));
}
