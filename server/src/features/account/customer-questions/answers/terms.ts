import { dueAtBooking, isBookedByCheckout, needsCard } from "@solodesk/contract/catalog/services/payment.ts";
import type { OfferedService } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { cardFeeInWords } from "@solodesk/contract/store/store/card-fee-in-words.ts";
import { policyInWords, spanInWords } from "@solodesk/contract/store/store/policy-in-words.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { AnsweringCustomer } from "./shop-desk.ts";

/** Whether a customer can move or cancel, until when, and what the store keeps. */
export const tellPolicy: AnsweringCustomer = ({ front: { store, services } }) => {
  const { policy, change_notice_minutes: notice } = store.booking;
  const link = t("Your confirmation email has a link for that.");
  if (policy) {
    const charged = services.some(needsCard)
      ? cardFeeInWords(policy, { money: moneyInWords, price: null })
      : [];
    const paysOnline = services.some((service) => dueAtBooking(service) > 0);
    return { text: [...policyInWords(policy, { money: moneyInWords, paysOnline, charged }), link] };
  }
  const until =
    notice === 0
      ? t("You can move or cancel online until your appointment starts.")
      : t("You can move or cancel online up to {time} before your appointment.", {
          time: spanInWords(notice),
        });
  return { text: [until, link] };
};

const names = (services: readonly OfferedService[]): string => services.map(({ name }) => name).join(", ");

/** When a service is paid for, and how products are. */
export const tellPayment: AnsweringCustomer = ({ front: { services, products } }) => {
  const deposit = services.filter((one) => dueAtBooking(one) > 0 && dueAtBooking(one) < one.price.amount);
  const full = services.filter((one) => dueAtBooking(one) > 0 && dueAtBooking(one) === one.price.amount);
  const cards = services.filter(needsCard);
  const later = services.filter((one) => !isBookedByCheckout(one) && one.price.amount > 0);
  const text = [
    ...(full.length > 0 ? [t("Paid when you book: {services}.", { services: names(full) })] : []),
    ...(deposit.length > 0
      ? [t("With a deposit when you book: {services}.", { services: names(deposit) })]
      : []),
    ...(cards.length > 0
      ? [t("With a card on file, and nothing to pay when you book: {services}.", { services: names(cards) })]
      : []),
    ...(later.length > 0 ? [t("Paid at your appointment: {services}.", { services: names(later) })] : []),
    ...(products.length > 0 ? [t("You pay for products when you order them on this page.")] : []),
  ];
  return { text: text.length > 0 ? text : [t("Everything here is free.")] };
};

/** What shipping costs. */
export const tellDelivery: AnsweringCustomer = ({ front: { store, products } }) => {
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
export const tellPlace: AnsweringCustomer = ({ front: { store, services } }) => {
  const at = (location: OfferedService["location"]) => services.filter((one) => one.location === location);
  const [online, away] = [at("online"), at("customer_place")];
  const text = [
    ...(store.address === "" ? [] : [store.address]),
    ...(online.length > 0 ? [t("Online: {services}.", { services: names(online) })] : []),
    ...(away.length > 0 ? [t("At your place: {services}.", { services: names(away) })] : []),
  ];
  return { text: text.length > 0 ? text : [t("{store} gives no address here.", { store: store.name })] };
};

/** The page shows how to reach the store beside the answer. */
export const tellContact: AnsweringCustomer = ({ front: { store } }) => ({
  text: [store.phone, store.email].filter((way) => way !== ""),
});
