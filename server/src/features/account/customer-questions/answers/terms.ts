import { dueAtBooking, isBookedByCheckout, needsCard } from "@solodesk/contract/catalog/services/payment.ts";
import type { OfferedService } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { cardFeeInWords } from "@solodesk/contract/store/store/card-fee-in-words.ts";
import { policyInWords, spanInWords } from "@solodesk/contract/store/store/policy-in-words.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { MOST_OFFERS, type Tell } from "./asked-store.ts";

/** Whether a customer can move or cancel, until when, and what the store keeps. */
export const tellPolicy: Tell = ({ front: { store, services } }) => {
  if (services.length === 0) return undefined;
  const { policy, change_notice_minutes: notice } = store.booking;
  const paysOnline = services.some((service) => dueAtBooking(service) > 0);
  const link = t("You get a link for that when you book.");
  if (policy) {
    const charged = services.some(needsCard)
      ? cardFeeInWords(policy, { money: moneyInWords, price: null })
      : [];
    return { text: [...policyInWords(policy, { money: moneyInWords, paysOnline, charged }), link] };
  }
  return {
    text: [
      notice === 0
        ? t("You can move or cancel online until your appointment starts.")
        : t("You can move or cancel online up to {time} before your appointment.", {
            time: spanInWords(notice),
          }),
      ...(paysOnline
        ? [
            t("What you paid online is refunded then. After that, {store} can keep it.", {
              store: store.name,
            }),
          ]
        : []),
      link,
    ],
  };
};

interface Group {
  services: readonly OfferedService[];
  all: readonly OfferedService[];
}

/** "Haircut, Beard trim", or "all services". */
function namesOf({ services, all }: Group): string {
  if (services.length > 1 && services.length === all.length) return t("all services");
  const named = services.slice(0, MOST_OFFERS).map(({ name }) => name);
  return [...named, ...(services.length > MOST_OFFERS ? ["…"] : [])].join(", ");
}

const isDeposit = (service: OfferedService): boolean =>
  dueAtBooking(service) > 0 && dueAtBooking(service) < service.price.amount;

/** When services are paid for, and how products are. */
export const tellPayment: Tell = ({ front: { services, products } }) => {
  if (services.length + products.length === 0) return undefined;
  const said = (of: readonly OfferedService[], say: (names: string) => string) =>
    of.length > 0 ? [say(namesOf({ services: of, all: services }))] : [];
  const text = [
    ...said(
      services.filter((one) => dueAtBooking(one) > 0 && !isDeposit(one)),
      (names) => t("Paid when you book: {services}.", { services: names }),
    ),
    ...services
      .filter(isDeposit)
      .slice(0, MOST_OFFERS)
      .map((one) =>
        t("{service}: a deposit of {deposit} when you book, the rest at your appointment.", {
          service: one.name,
          deposit: moneyInWords({ ...one.price, amount: dueAtBooking(one) }),
        }),
      ),
    ...said(services.filter(needsCard), (names) =>
      t("With a card on file, and nothing to pay when you book: {services}.", { services: names }),
    ),
    ...said(
      services.filter((one) => !isBookedByCheckout(one) && one.price.amount > 0),
      (names) => t("Paid at your appointment: {services}.", { services: names }),
    ),
    ...(products.length > 0 ? [t("You pay for products when you order them on this page.")] : []),
  ];
  return { text: text.length > 0 ? text : [t("All services are free.")] };
};

/** What shipping costs. */
export const tellDelivery: Tell = ({ front: { store, products } }) => {
  if (products.length === 0) return { text: [t("{store} sells no products here.", { store: store.name })] };
  const { shipping_flat: flat, free_shipping_over: over } = store.checkout;
  const money = (amount: number) => moneyInWords({ amount, currency: store.currency });
  if (flat === 0 || over === 0) return { text: [t("Shipping is free.")] };
  return {
    text: [
      t("Shipping costs {price} for each order.", { price: money(flat) }),
      ...(over === null
        ? []
        : [t("If the goods cost {price} or more, shipping is free.", { price: money(over) })]),
    ],
  };
};

/** Where services take place. */
export const tellPlace: Tell = ({ front: { store, services } }) => {
  const said = (location: OfferedService["location"], say: (names: string) => string) => {
    const there = services.filter((one) => one.location === location);
    return there.length > 0 ? [say(namesOf({ services: there, all: services }))] : [];
  };
  const text = [
    ...(store.address === "" ? [] : [store.address]),
    ...said("in_person", (names) => t("At the store: {services}.", { services: names })),
    ...said("online", (names) => t("Online: {services}.", { services: names })),
    ...said("customer_place", (names) => t("At your place: {services}.", { services: names })),
  ];
  return { text: text.length > 0 ? text : [t("{store} gives no address here.", { store: store.name })] };
};

/** The page shows how to reach the store below each answer. */
export const tellContact: Tell = ({ front: { store } }) => {
  const ways = [store.phone, store.email].filter((way) => way !== "");
  return {
    text:
      ways.length > 0
        ? ways
        : [t("{store} gives no email address or phone number here.", { store: store.name })],
  };
};
