import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { demoPassword } from "@solodesk/contract/platform/demo.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { pino } from "pino";
import { expect, test } from "vitest";
import { migrate } from "#kernel/database/migrate.ts";
import { openSecrets } from "#kernel/secrets/secrets.ts";
import { prepareDatabase } from "../../src/prepare-database.ts";
import { call } from "../call.ts";
import { TEST_SECRET } from "../start-database.ts";
import { testApp } from "../test-app.ts";
import { emptyDatabase } from "../test-database.ts";
import { loadRelease, releases } from "./load-release.ts";

const secrets = openSecrets({ SECRET_KEY: TEST_SECRET, DATA_DIR: "." });

interface OldStore {
  email: string;
  address: string;
  orders: number;
  appointments: number;
  currency: string;
}

test.each(releases)(
  "what release %s wrote is brought up to date, and its sellers find it all",
  async (release) => {
    const old = await emptyDatabase();
    await loadRelease(old.ownerUrl, release);
    const stores = await old.sql<OldStore>(
      `SELECT users.email, website_url AS address, currency,
       (SELECT count(*)::int FROM orders WHERE store_id = stores.id) AS orders,
       (SELECT count(*)::int FROM appointments WHERE store_id = stores.id) AS appointments
     FROM stores JOIN users ON users.id = stores.user_id ORDER BY users.email`,
    );
    expect(stores.length).toBeGreaterThan(1);
    await prepareDatabase({ ownerUrl: old.ownerUrl, role: { secrets }, log: pino({ level: "silent" }) });
    expect(await migrate(old.ownerUrl)).toEqual([]);
    await old.leave();

    const server = await testApp({ CURRENCY: stores[0]!.currency }, old.ownerUrl);
    for (const store of stores) {
      const body = { email: store.email, password: demoPassword };
      const { tokens } = (await call(server, auth.login, { body })).body.data;
      const seller = { headers: { authorization: `Bearer ${tokens.access.token}` } };

      const sold = (await call(server, orders.list, { query: {} }, seller)).body;
      expect(sold.pagination.total).toBe(store.orders);
      const { id } = sold.orders[0]!;
      const order = (await call(server, orders.get, { params: { id } }, seller)).body.data;
      expect(order.items.length).toBeGreaterThan(0);

      const booked = (await call(server, appointments.list, { query: {} }, seller)).body;
      expect(Object.values(booked.counts).reduce((sum, count) => sum + count, 0)).toBe(store.appointments);

      const page = (await call(server, storefront.get, { query: { website_url: store.address } })).body.data;
      expect([page.services.length > 0, page.products.length > 0]).toEqual([true, true]);
    }
    // Checks the books.
    await server.close();
    await old.drop();
  },
);
