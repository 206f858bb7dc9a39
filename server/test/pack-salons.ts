// Salons that sell packs, one after another on one server. Their service costs $45.00, and is booked in UTC.

import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { orderCode } from "#features/selling/orders/place/order-code.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { after, days } from "#kernel/time/clock.ts";
import { callUnchecked } from "./call.ts";
import { confirmNow } from "./confirm-now.ts";
import { type TestApp, testApp } from "./test-app.ts";
import { place, settle } from "./test-orders.ts";
import { paidService, usd } from "./test-paid-service.ts";
import { type TestShop, testStoreApp } from "./test-store-app.ts";

/** A pack of five visits at $36.00. */
export const five = { visits: 5, unit_price: usd(3600), months: 6 };
export const ada = { name: "Ada", email: "ada@example.com", phone: "" };

export function packSalons() {
  let server: TestApp;
  let shop: TestShop;
  let made = 0;
  const begin = async () => {
    server = await testApp({ PLATFORM_FEE_BPS: 500 });
  };
  /** A new salon, on June 1, 2026. */
  const open = async (wanted: Parameters<typeof testStoreApp>[2] = { stock: [50] }) => {
    server.clock.set("2026-06-01T12:00:00Z");
    made += 1;
    shop = await testStoreApp(server, `salon-${made}`, wanted);
    await confirmNow(server);
  };
  /** Lets the time pass until then; everybody stays signed in. */
  const at = async (moment: string) => {
    server.clock.set(moment);
    const { deps } = server;
    const { token } = await accessTokens(deps.secrets, deps.clock, deps.newId).issue(shop);
    shop = { ...shop, headers: { authorization: `Bearer ${token}` } };
    await confirmNow(server);
    await server.database.sql("UPDATE sessions SET expires_at = $1", [after(server.clock.now(), days(1))]);
  };
  /** A line of a cart. */
  const pack = (quantity = 5) => ({
    kind: "pack",
    id: shop.serviceId,
    quantity,
    website_url: shop.websiteUrl,
  });
  /** Its order, and the code that customers book with. */
  const sell = async (items: object[] = [pack()], headers: Record<string, string> = {}) => {
    const { paymentId, orderIds } = await place(server, items, { customer: ada }, headers);
    await settle(server, paymentId);
    const [orderId] = orderIds;
    return { orderId: orderId!, code: orderCode(server.deps.secrets, orderId!) };
  };
  const book = (code: string | undefined, startsAt = "2026-06-03T10:00:00Z", more: object = {}) =>
    callUnchecked(server, bookings.book, {
      params: { website_url: shop.websiteUrl },
      body: {
        service_id: shop.serviceId,
        starts_at: startsAt,
        customer: ada,
        ...(code && { pack: code }),
        ...more,
      },
    });
  const set = (id: string, status: string, more: object = {}) =>
    callUnchecked(server, appointments.edit, { params: { id }, body: { status, ...more } }, shop);
  const refund = (id: string, body: object) =>
    callUnchecked(
      server,
      orders.refund,
      { params: { id }, body: { restock: false, reason: "Asked", ...body } },
      shop,
    );
  return {
    begin,
    open,
    at,
    pack,
    sell,
    book,
    set,
    refund,
    /** Changes the service. */
    edit: (body: object) => paidService(server, shop).edit(body),
    get server() {
      return server;
    },
    /** The newest salon. */
    get shop() {
      return shop;
    },
  };
}
