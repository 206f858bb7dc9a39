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
import { mentioned } from "./answers/called.ts";
import { tellHours } from "./answers/hours.ts";
import { answeredService, tellOffer, tellProducts, tellServices } from "./answers/offers.ts";
import { type Answered, type AnsweringCustomer, MOST_OFFERS, type ShopDesk } from "./answers/shop-desk.ts";
import { tellContact, tellDelivery, tellPayment, tellPlace, tellPolicy } from "./answers/terms.ts";
import { tellTimes } from "./answers/times.ts";
import { readCustomerQuestion } from "./read-customer-question.ts";

const answers: Readonly<Record<QuestionTopic, AnsweringCustomer>> = {
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
  const desk: ShopDesk = { deps, front, today, question: text, asked: { about } };
  if (topic !== undefined) return whole(topic, await answers[topic](desk));
  const readings = readCustomerQuestion(text, { today, weekStart: 1, currency });
  for (const { intent, slots } of readings) {
    const answer = await answers[intent]({ ...desk, asked: { ...slots, about } });
    if (answer) return whole(intent, answer);
  }
  const services = mentioned(front.services, text).slice(0, MOST_OFFERS);
  if (services.length > 0)
    return whole("offer", {
      text: [t("There is no answer to exactly that here, but this may help:")],
      services: services.map((one) => answeredService(one)),
    });
  const [thing] = readings.flatMap(({ slots }) => slots.thing ?? []);
  const said =
    thing === undefined
      ? t("There is no answer to that here.")
      : t("Nothing called “{name}” is on offer here.", { name: thing });
  return whole(null, { text: [said] });
}

const whole = (topic: QuestionTopic | null, answer: Answered | undefined): StoreAnswer => ({
  topic: answer ? topic : null,
  text: [t("There is no answer to that here.")],
  days: [],
  services: [],
  products: [],
  choices: [],
  ...(answer && { text: [], ...answer }),
});
