// A test store whose customers accept a cancellation policy, pay online, and cancel or don't come.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { call, callUnchecked } from "./call.ts";
import { confirmNow } from "./confirm-now.ts";
import type { TestApp } from "./test-app.ts";
import { place, settle } from "./test-orders.ts";
import { paidService } from "./test-paid-service.ts";
import { testStoreApp } from "./test-store-app.ts";

export type PolicySalon = Awaited<ReturnType<typeof policySalon>>;

/** A salon on June 1, 2026, noon. */
export async function policySalon(server: TestApp, name: string, rules: object = { tax_bps: 1000 }) {
  server.clock.set("2026-06-01T12:00:00Z");
  let shop = await testStoreApp(server, name, { rules });
  await confirmNow(server);
  const service = () => paidService(server, shop);
  const line = (startsAt?: string) => service().line(startsAt);
  const guest = (id: string) => ({
    params: { website_url: shop.websiteUrl, code: manageCode(server.deps.secrets, id) },
  });
  const seenByGuest = async (id: string) => (await call(server, bookings.get, guest(id))).body.data;
  const editPolicy = (policy: object) =>
    callUnchecked(server, store.edit, { body: { booking: { policy } } }, shop);
  return {
    get shop() {
      return shop;
    },
    service,
    line,
    guest,
    seenByGuest,
    editPolicy,
    /** Sets the clock; sessions of earlier days have ended. */
    at: async (moment: string) => {
      server.clock.set(moment);
      const { deps, clock } = server;
      const { token } = await accessTokens(deps.secrets, clock, deps.newId).issue(shop);
      shop = { ...shop, headers: { authorization: `Bearer ${token}` } };
      await confirmNow(server);
    },
    /** Returns the hash of the policy. */
    adopt: async (policy: object) => (await editPolicy(policy)).body.data.booking.policy?.sha256 ?? "",
    /** The seller changes an appointment. */
    set: (id: string, body: object) =>
      callUnchecked(server, appointments.edit, { params: { id }, body }, shop),
    /** Books and pays. */
    book: async (sha256: string, items: Parameters<typeof place>[1] = [line()]) => {
      const { paymentId, orderIds } = await place(server, items, { policy_sha256: sha256 });
      await settle(server, paymentId);
      const [row] = await server.database.sql<{ id: string }>(
        "SELECT appointment_id AS id FROM order_items WHERE order_id = $1 AND kind = 'service'",
        [orderIds[0]],
      );
      return { orderId: orderIds[0] ?? "", paymentId, id: row?.id ?? "" };
    },
    cancelAsGuest: async (id: string, more: object = {}) => {
      const { version } = await seenByGuest(id);
      const body = { status: "Cancelled" as const, version, ...more };
      return call(server, bookings.change, { ...guest(id), body });
    },
    preview: async (id: string, action: "cancel" | "no_show", keep?: boolean | "policy") =>
      call(
        server,
        orders.previewTimeConsequences,
        { params: { id }, query: { action, ...(keep !== undefined && { keep: `${keep}` }) } },
        shop,
      ),
    /** What went back of an order, in minor units. */
    refunded: async (orderId: string) =>
      (await call(server, orders.get, { params: { id: orderId } }, shop)).body.data.refunded.amount,
    /** What the appointment says was paid for it, and stays so. */
    paid: async (id: string) =>
      (await call(server, appointments.get, { params: { id } }, shop)).body.data.paid.amount,
    /** The text of an email about an order or an appointment. */
    mailed: async (id: string, kind: string): Promise<string | undefined> => {
      const [mail] = await server.database.sql<{ text: string }>(
        "SELECT text FROM mails WHERE $1 IN (order_id, appointment_id) AND kind = $2",
        [id, kind],
      );
      return mail?.text;
    },
  };
}
