import type {
  customerQuestions,
  QuestionTopic,
  StoreAnswer,
} from "@solodesk/contract/account/customer-questions.ts";
import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { productPageSize } from "@solodesk/contract/kernel/page.ts";
import { getStorefront } from "#features/catalog/storefront/get-storefront.ts";
import type { Deps } from "#kernel/deps.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { type Answered, type AskedStore, MOST_OFFERS, type Tell } from "./answers/asked-store.ts";
import { mentioned } from "./answers/called.ts";
import { tellHours } from "./answers/hours.ts";
import { answeredService, tellOffer, tellProducts, tellServices } from "./answers/offers.ts";
import { tellContact, tellDelivery, tellPayment, tellPlace, tellPolicy } from "./answers/terms.ts";
import { tellTimes } from "./answers/times.ts";
import { readCustomerQuestion } from "./read-customer-question.ts";

const tell: Readonly<Record<QuestionTopic, Tell>> = {
  hours: tellHours,
  times: tellTimes,
  services: tellServices,
  products: tellProducts,
  offer: tellOffer,
  policy: tellPolicy,
  payment: tellPayment,
  delivery: tellDelivery,
  place: tellPlace,
  contact: tellContact,
};

type Asked = Parsed<typeof customerQuestions.ask>["body"];

/**
 * Answers a visitor's question from what the store page shows to everybody. Reads, and changes nothing. Throws "not_found" for
 * an unknown or unpublished store.
 */
export async function askStore(deps: Deps, websiteUrl: string, asked: Asked): Promise<StoreAnswer> {
  const { text, topic, about } = asked;
  const front = await getStorefront(deps, websiteUrl, { page: 1, page_size: productPageSize });
  const { timezone, currency } = front.store;
  const today = dayOf(timezone, deps.clock.now().getTime());
  const store: AskedStore = {
    deps,
    front,
    zone: asked.timezone ?? timezone,
    today,
    question: text,
    asked: { about },
  };
  if (topic !== undefined) return whole(topic, await tell[topic](store));

  const named = mentioned(front.services, text).slice(0, MOST_OFFERS);
  const unknown: Missed[] = [];
  for (const { intent, slots, sure, isGuess } of readCustomerQuestion(text, {
    today,
    weekStart: 1,
    currency,
  })) {
    // A day alone tells nothing, and what isn't offered has no times.
    if (sure === 0 && named.length === 0) continue;
    if (isGuess && slots.thing === undefined && unknown.some((one) => one.intent === intent)) continue;
    const answer = await tell[intent]({ ...store, asked: { ...slots, about } });
    if (answer) return whole(intent, answer);
    if (slots.thing !== undefined && isShort(slots.thing)) unknown.push({ intent, thing: slots.thing });
  }
  if (named.length > 0)
    return whole("offer", {
      text: [t("There is no answer to exactly that here, but this may help:")],
      services: named.map((one) => answeredService(one)),
    });
  const [first] = unknown;
  const said = first
    ? t("Nothing called “{name}” was found here.", { name: first.thing })
    : t("There is no answer to that here.");
  return whole(null, { text: [said] });
}

interface Missed {
  intent: QuestionTopic;
  thing: string;
}

/** A longer one is rather a part of the question than a name. */
const isShort = (thing: string): boolean => thing.split(/\s+/).length <= 3;

const whole = (topic: QuestionTopic | null, answer: Answered | undefined): StoreAnswer => ({
  topic: answer ? topic : null,
  text: [t("There is no answer to that here.")],
  days: [],
  services: [],
  products: [],
  choices: [],
  ...(answer && { text: [], ...answer }),
});
