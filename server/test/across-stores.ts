const ofPayment =
  "a payment can be for orders of several stores, so the code that settles it knows only the payment";
const ofRefund =
  "a refund is sent by a job that knows only the refund, which goes back on a payment that several stores can share";
const ofCatalogue =
  "products of the shared catalogue are of no store, and what is of one is found by its listing or its id";
const byId = "it is called for the appointments of a buyer as well, who can have some in several stores";

/**
 * Frequent statements that reach a store's rows without naming the store: by the tables that they don't name it in and how they
 * go on, each with the reason. A stale entry fails.
 */
export const acrossStores: Record<string, string> = {
  'services: select … from "services" where ("services"."id" in (':
    "a cart can hold services of several stores",
  "products: SELECT w.asked::int": ofCatalogue,
  "products: SELECT id, CASE WHEN options = '[]' THEN stock": ofCatalogue,
  "products: UPDATE products p SET stock": ofCatalogue,
  "products: SELECT page.*, t.total FROM": ofCatalogue,
  "orders: SELECT … FROM orders WHERE payment_id = $1 ORDER BY number": ofPayment,
  "orders: SELECT … FROM orders WHERE payment_id = $1 ORDER BY id FOR NO KEY UPDATE": ofPayment,
  'appointments: select … from "appointments" where "appointments"."id" in (': byId,
  'appointments: select … from "appointments" where "appointments"."id" = ANY(ARRAY((select "id" from "appointments" where (("appointments"."store_id" = $1':
    "the ids are found in this store first",
  'deposits: select … from "deposits" where ("deposits"."order_id" in (':
    "a buyer's orders can be of several stores",
  'refunds: select … from "refunds" where ("refunds"."payment_id" in (': ofPayment,
  'refunds: update "refunds" set "status" = $1, "attempts"': ofRefund,
  'refunds: select … from "refunds" where "refunds"."id" = ': ofRefund,
  'refunds: update "refunds" set "status" = $1, "gateway_refund_id"': ofRefund,
  'orders: select … from "orders" where "orders"."id" = ': ofRefund,
};
