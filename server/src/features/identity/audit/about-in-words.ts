import type { AuditEvent } from "@solodesk/contract/identity/audit.ts";
import { listFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { keptWords } from "#kernel/kept-words.ts";
import { deviceInWords } from "./device-in-words.ts";

/** What entries are about, where it is no name, address or number. */
export const abouts = {
  byPassword: msg("by password"),
  byGoogle: msg("by Google"),
  byLink: msg("by a link"),
  byOperator: msg("by the operator"),
  withCode: msg("with a code"),
  withRecoveryCode: msg("with a recovery code"),
  wrongPassword: msg("wrong password"),
  wrongPasswords: msg("{most} wrong passwords within {minutes} minutes; more are refused for a while"),
  codesLeft: msg("{count} left"),
  deletionDay: msg("planned for {day}"),
  name: msg("name"),
  picture: msg("picture"),
  language: msg("language||of an account"),
  debtLimit: msg("refunds may lead to a debt of {limit}"),
  order: msg("order {number}, {what}"),
  bankTookBack: msg("the buyer's bank took the money back"),
  disputeWon: msg("won||a dispute"),
} as const;

/** A payment's description and its amount: those of plans begin with a name. */
const payments = [
  msg("Orders from {count} sellers, {sum}"),
  msg("Order from the marketplace, {sum}"),
  msg("Order from {name}, {sum}"),
];

const anyAbout = keptWords([...payments, ...Object.values(abouts)], "what");

/** Kept apart, because its pattern would also match the names of plans and the reasons that the operator gives. */
export const payoutAbout = msg("{sum} to {account}");
const payoutInWords = keptWords([payoutAbout]);

/** An operator's address, and why they viewed the account. Kept apart for the same reason. */
export const viewAbout = msg("by {email}: {reason}");
const viewInWords = keptWords([viewAbout]);

/** "name and picture", from the fields that a row lists. */
const fieldsInWords = (about: string): string =>
  listFormat({ type: "conjunction" }).format(about.split(/, | and /).map(anyAbout));

const ownWords: Partial<Record<AuditEvent, (about: string) => string>> = {
  session_ended: deviceInWords,
  profile_changed: fieldsInWords,
  account_viewed: viewInWords,
  payout_requested: payoutInWords,
  payout_paid: payoutInWords,
  payout_failed: payoutInWords,
};

/** Shows what an entry is about, in the reader's language. */
export const aboutInWords = (event: AuditEvent, about: string): string =>
  (ownWords[event] ?? anyAbout)(about);
