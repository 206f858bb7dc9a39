import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { keptWords } from "#kernel/kept-words.ts";

/** What payments and ledger entries are about, where it is no plan's name and no reason that the operator gave. */
export const descriptions = {
  refunded: msg("Refund: {description}"),
  disputed: msg("Dispute: {description}"),
  disputeUndone: msg("Dispute undone: {description}"),
  refundedOutside: msg("Refund at the gateway: {description}"),
  refundOutsideUndone: msg("Refund at the gateway undone: {description}"),
  severalOrders: msg("Orders from {count} sellers"),
  marketplaceOrder: msg("Order from the marketplace"),
  storeOrder: msg("Order from {name}"),
  order: msg("Order {number}"),
  orderReleased: msg("Order {number} released"),
  orderRestocked: msg("Order {number} back in stock"),
  orderRefunded: msg("Refund of order {number}"),
  orderRefundedWithCredits: msg("Refund of order {number}, paid with credits"),
  appointmentPaid: msg("Appointment {number} paid in person"),
  appointmentPaymentUndone: msg("Appointment {number} paid in person, corrected"),
  depositEarned: msg("Deposit for appointment {number} earned"),
  depositKept: msg("Deposit for appointment {number} kept"),
  depositReturned: msg("Deposit for appointment {number} refunded"),
  visitExpired: msg("Visit of a pack expired"),
  visitReturned: msg("Visit of a pack refunded"),
  giftCard: msg("Gift card •••• {ending}"),
  giftCardExpired: msg("Gift card •••• {ending} expired"),
  giftCardCancelled: msg("Gift card •••• {ending} cancelled"),
  noShowFee: msg("Fee for the missed appointment {number}"),
  lateCancelFee: msg("Fee for cancelling appointment {number} late"),
  withdrawalFailed: msg("Withdrawal to {account} failed"),
  withdrawalCancelled: msg("Withdrawal to {account} cancelled"),
  withdrawal: msg("Withdrawal to {account}"),
  unusedTime: msg("Unused time of {plan}"),
  unpaidTime: msg("Unpaid time of {plan}"),
  planYear: msg("{plan}, one year"),
  planMonth: msg("{plan}, one month"),
} as const;

/** Shows a description in the reader's language, with the one inside it: "Refund: Order from Ann". */
export const descriptionInWords = keptWords(Object.values(descriptions), "description");
