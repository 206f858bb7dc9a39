import { isLanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { cardFeeInWords } from "@solodesk/contract/store/store/card-fee-in-words.ts";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import { policyInWords } from "@solodesk/contract/store/store/policy-in-words.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { ReadAppointment } from "#features/scheduling/appointments/list/read-appointments.ts";
import { findAcceptedPolicy } from "#features/store/store/policy/find-accepted-policy.ts";
import type { Db } from "#kernel/database/db.ts";
import type { OrderRow } from "../orders.repository.ts";

export interface CasePolicy {
  sha256: string;
  policy: Policy;
  /** With what it was accepted, and when. */
  accepted: { with: string; at: Date }[];
  /** Its rules as sentences, first in the customer's language. */
  readings: { language: string; lines: string[] }[];
  /** Names of its files in the archive. */
  textFile: string;
  hashedFile: string;
}

interface Accepted {
  sha256: string;
  with: string;
  at: Date;
}

const acceptedIn = (orders: readonly OrderRow[], times: readonly ReadAppointment[]): Accepted[] => [
  ...orders.flatMap(({ policySha256: sha256, number, placedAt: at }) =>
    sha256 === null ? [] : [{ sha256, with: `Order ${number}`, at }],
  ),
  ...times.flatMap(({ row: { policySha256: sha256, policyAcceptedAt: at, number } }) =>
    sha256 === null || at === null ? [] : [{ sha256, with: `Appointment A-${number}`, at }],
  ),
];

interface Agreed {
  /** The order that the customer placed. */
  order: OrderRow;
  /** Everything that was booked with it. */
  booked: readonly ReadAppointment[];
  /** What the evidence is about. */
  times: readonly ReadAppointment[];
}

/** The sentences that the customer read in the checkout, which depend on what was booked and how it was paid. */
function sentencesOf(policy: Policy, { order: { currency }, booked }: Agreed): string[] {
  const money = moneyInWords;
  const withCard = booked.filter(({ row }) => row.cardOnFile);
  const [first] = withCard;
  const price = first && withCard.length === 1 ? { amount: first.row.price, currency } : null;
  return policyInWords(policy, {
    money,
    paysOnline: withCard.length < booked.length,
    charged: first && cardFeeInWords(policy, { money, price }),
  });
}

const languagesOf = (tag: string): string[] => (isLanguageTag(tag) && tag !== "en" ? [tag, "en"] : ["en"]);

/** The policies that the customer accepted with an order and its appointments, each once. */
export async function readPolicies(db: Db, agreed: Agreed): Promise<CasePolicy[]> {
  const { order, times } = agreed;
  const accepted = Map.groupBy(acceptedIn([order], times), ({ sha256 }) => sha256);
  const found: CasePolicy[] = [];
  for (const [sha256, moments] of accepted) {
    const policy = await findAcceptedPolicy(db, sha256);
    if (!policy) continue;
    const name = found.length === 0 ? "policy" : `policy-${found.length + 1}`;
    found.push({
      sha256,
      policy,
      accepted: moments.map(({ sha256: _same, ...moment }) => moment),
      readings: languagesOf(order.language).map((language) => ({
        language,
        lines: inLanguage(language, () => sentencesOf(policy, agreed)),
      })),
      textFile: `${name}.txt`,
      hashedFile: `${name}-hashed.json`,
    });
  }
  return found;
}
