// What becomes of the emails that a piece of work writes, if it can be taken back: they wait, are shown, or aren't written.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { MailRow } from "../mail.repository.ts";

/** What a person reads of an email before it is sent, and why it won't be. */
export type ShownMail = Pick<MailRow, "kind" | "occasion" | "recipient" | "subject" | "text" | "error">;

interface MailRule {
  /** They wait this long, in milliseconds, and can be cancelled by this id until they are sent. */
  hold?: { proposalId: Id; wait: number };
  /** Is shown each of them, and none is written. */
  show?: (mail: ShownMail) => void;
}

const rules = new AsyncLocalStorage<MailRule>();

/** The rule for the emails of the work that is under way. */
export const mailRule = (): MailRule => rules.getStore() ?? {};

export const withMailRule = <T>(rule: MailRule, work: () => Promise<T>): Promise<T> => rules.run(rule, work);
