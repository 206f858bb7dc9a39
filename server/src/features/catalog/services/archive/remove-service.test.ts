import { expect } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { uploaded } from "#test/test-pictures.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { test } from "#test/with-server.ts";
import { addService } from "../add-service.ts";
import { listArchivedServices } from "./list-archived-services.ts";
import { removeService } from "./remove-service.ts";
import { restoreService } from "./restore-service.ts";

test("the archive keeps the pictures of the last 100, and what is in it stays", async ({ server }) => {
  const { deps, database, clock } = server;
  const seller = await testSellerWithStore(server, "salon");
  const rival = await testSellerWithStore(server, "rival");
  const offer = async (who: typeof seller) => {
    const { url } = await uploaded(server, who);
    const price = { amount: 100, currency: "USD" };
    const service = {
      name: "Cut",
      description: "",
      price,
      duration_minutes: 30,
      buffer_minutes: 0,
      buffer_before_minutes: 0,
      notice_minutes: null,
      max_per_day: null,
      capacity: 1,
      confirmation: null,
      payment: { due: "at_appointment" as const },
      packs: [],
      questions: [],
      meeting: { kind: "none" as const },
    };
    return addService(deps, who.id, { ...service, location: "online", image_url: url, active: true });
  };
  const archive = (who: typeof seller, id: string) => {
    clock.advance(1000);
    return removeService(deps, who.id, id);
  };
  const others = await Promise.all([offer(seller), offer(rival)]);
  await archive(rival, others[1].id);

  const ids: string[] = [];
  for (let i = 0; i < 3; i += 1) ids.push((await archive(seller, (await offer(seller)).id)).id);
  await database.sql(
    `INSERT INTO services (id, store_id, name, description, price, duration_minutes, buffer_minutes, location, image_url,
       active, archived_at, created_at, updated_at)
     SELECT gen_random_uuid(), store_id, 'More', '', 100, 30, 0, 'online', image_url, true, $2::timestamptz, $2, $2
     FROM services, generate_series(1, 98) WHERE id = $1`,
    [ids[2], new Date(clock.now().getTime() + 10)],
  );
  clock.advance(minutes(1));
  await archive(seller, (await offer(seller)).id);

  const pictures = await database.sql<{ id: string; has: boolean }>(
    "SELECT id, image_url IS NOT NULL AS has FROM services WHERE id = ANY($1) ORDER BY archived_at NULLS FIRST",
    [[...others.map(({ id }) => id), ...ids]],
  );
  // The picture of the service on offer, the rival's, and of three archived ones the one still among the last
  // 100.
  expect(pictures.map(({ has }) => has)).toEqual([true, true, false, false, true]);
  const listed = await listArchivedServices(deps, seller.id);
  expect([listed.length, listed.every(({ image_url }) => image_url !== null)]).toEqual([100, true]);
  expect(await restoreService(deps, seller.id, ids[0] ?? "")).toMatchObject({ name: "Cut", image_url: null });
});
