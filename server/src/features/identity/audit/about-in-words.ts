import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { keptWords } from "#kernel/kept-words.ts";

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
  nameAndPicture: msg("name and picture"),
  debtLimit: msg("refunds may lead to a debt of {limit}"),
  order: msg("order {number}, {what}"),
  bankTookBack: msg("the buyer's bank took the money back"),
  disputeWon: msg("won||a dispute"),
  // The loosest comes last.
  payout: msg("{sum} to {account}"),
} as const;

/** A payment's description and its amount: those of plans begin with a name. */
const payments = [
  msg("Orders from {count} sellers, {sum}"),
  msg("Order from the marketplace, {sum}"),
  msg("Order from {name}, {sum}"),
];

/** Shows what an entry is about, in the reader's language. */
export const aboutInWords = keptWords([...payments, ...Object.values(abouts)], "what");
