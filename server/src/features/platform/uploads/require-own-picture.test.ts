import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { uploaded } from "#test/test-pictures.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
let own: string;
let foreign: string;
let serviceId: string;
const service = {
  name: "Trim",
  price: { amount: 2500, currency: "USD" },
  duration_minutes: 30,
  location: "online",
};

beforeAll(async () => {
  server = await testApp();
  seller = await testSellerWithStore(server, "pictures");
  own = (await uploaded(server, seller)).url;
  foreign = (await uploaded(server, await testSellerWithStore(server, "others"))).url;
  serviceId = (await callUnchecked(server, services.add, { body: service }, seller)).body.data.id;
});
afterAll(() => server.close());

const version = async () => {
  const [row] = await server.database.sql<{ version: string }>("SELECT version FROM stores WHERE id = $1", [
    seller.storeId,
  ]);
  return Number(row?.version);
};

const UPLOAD_FIRST = "Upload the picture first.";
const NOT_YOURS = "We couldn't find this picture. Upload it again.";

/** Each call that takes a picture: its field, a body without one, and whether the store's page shows it. */
const calls: [
  name: string,
  field: string,
  endpoint: Endpoint,
  params: () => Record<string, string>,
  body: object,
  onPage: boolean,
][] = [
  ["the profile", "picture", auth.editProfile, () => ({}), {}, false],
  ["the store's logo", "logo_url", store.edit, () => ({}), {}, true],
  ["the store's banner", "banner_url", store.edit, () => ({}), {}, true],
  ["a service", "image_url", services.edit, () => ({ id: serviceId }), {}, true],
  ["a new service", "image_url", services.add, () => ({}), service, true],
];

test.each(calls)(
  "F1: %s takes a picture of one's own, and no other",
  async (_name, field, endpoint, params, body, onPage) => {
    const send = (address: string | null) =>
      callUnchecked(server, endpoint, { params: params(), body: { ...body, [field]: address } }, seller);
    const before = await version();
    const refusals: [string, string][] = [
      [foreign, NOT_YOURS],
      [own.replace("20x10", "20x11"), NOT_YOURS],
      [own.replace("20x10", "10x10"), NOT_YOURS],
      [`/uploads/${server.deps.newId()}/20x10.webp`, NOT_YOURS],
      [own.replace("20x10", "w160"), UPLOAD_FIRST],
      [`https://elsewhere.example${own}`, UPLOAD_FIRST],
      ["/catalogue/pictures/bak-001.svg", UPLOAD_FIRST],
      ["javascript:alert(1)", UPLOAD_FIRST],
    ];
    for (const [address, sentence] of refusals) {
      const answer = await send(address);
      expect(answer.status, address).toBe(422);
      expect(answer.refusal).toMatchObject({ code: "validation_failed", fields: { [field]: sentence } });
    }
    expect(await version()).toBe(before);

    for (const address of [own, null]) {
      const answer = await send(address);
      expect(answer.body).toMatchObject({ data: { [field]: address } });
    }
    expect(await version()).toBe(before + (onPage ? 2 : 0));
  },
);

test("F1: a new store takes pictures of its owner, and no others", async () => {
  const newcomer = await testSeller(server);
  const wanted = { name: "New Shop", country: "US", timezone: "America/New_York" };
  const create = (more: object) => call(server, store.create, { body: { ...wanted, ...more } }, newcomer);
  for (const field of ["logo_url", "banner_url"]) {
    const answer = await create({ [field]: own });
    expect(answer.status).toBe(422);
    expect(answer.refusal.fields).toEqual({ [field]: NOT_YOURS });
  }
  const { url } = await uploaded(server, newcomer);
  const created = await create({ logo_url: url, banner_url: null });
  expect(created.status).toBe(201);
  expect(created.body.data).toMatchObject({ logo_url: url, banner_url: null });
});

test("a picture shows wherever its owner does", async () => {
  await call(server, auth.editProfile, { body: { picture: own } }, seller);
  await call(server, store.edit, { body: { logo_url: own } }, seller);
  expect((await call(server, auth.getProfile, {}, seller)).body.data.picture).toBe(own);
  expect((await call(server, dashboard.get, {}, seller)).body).toMatchObject({
    picture: own,
    store_info: { logo_url: own },
  });
  const page = await call(server, storefront.get, { query: { website_url: "pictures" } }, seller);
  expect(page.body.data.store.logo_url).toBe(own);
});

test.each([
  ["a profile with another's picture", "UPDATE users SET picture = $1 WHERE id = $2", "users_picture_own"],
  ["a logo of another", "UPDATE stores SET logo_url = $1 WHERE user_id = $2", "stores_logo_own"],
  ["a banner of another", "UPDATE stores SET banner_url = $1 WHERE user_id = $2", "stores_banner_own"],
  [
    "a service with a picture of another",
    "UPDATE services SET image_url = $1 FROM stores s WHERE s.id = store_id AND s.user_id = $2",
    "services_image_own",
  ],
  [
    "a new service with one",
    `INSERT INTO services SELECT gen_random_uuid(), id, 'S', '', 100, 30, 0, 'online', $1, true, null, now(), now()
     FROM stores WHERE user_id = $2`,
    "services_image_own",
  ],
])("%s is beyond what the database takes", async (_what, statement, constraint) => {
  await expect(server.database.sql(statement, [foreign, seller.id])).rejects.toMatchObject({ constraint });
});

test.each([
  ["users SET picture", "users_picture_uploaded"],
  ["stores SET logo_url", "stores_logo_uploaded"],
  ["stores SET banner_url", "stores_banner_uploaded"],
  ["services SET image_url", "services_image_uploaded"],
])("%s: nor does it take the address of anything else", async (column, constraint) => {
  for (const address of [
    "https://elsewhere.example/a.png",
    "/uploads/a.webp",
    "/catalogue/pictures/bak-001.svg",
  ]) {
    const statement = server.database.sql(`UPDATE ${column} = $1`, [address]);
    await expect(statement).rejects.toMatchObject({ constraint });
  }
});
