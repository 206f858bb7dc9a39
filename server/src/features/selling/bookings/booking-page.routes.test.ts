// The page of a booking as HTML: for anyone who holds the link, and for nobody else.

import { bookingPath } from "@solodesk/contract/kernel/pages.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { appDocument, type GuestPage, guestPage, seenByNobody } from "#test/guest-page.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { bookingPageRoutes } from "./booking-page.routes.ts";

let server: TestApp;
let page: GuestPage;
let seller: TestCalendar;
let path: string;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  seller = await testCalendar(server, "salon");
  page = await guestPage(server, bookingPageRoutes);
  const payload = {
    service_id: seller.serviceId,
    starts_at: "2026-06-02T13:00:00Z",
    customer: { name: "Grace Hopper", email: "grace@example.com" },
    notes: "Gate code 4711",
  };
  path = (await call(server, bookings.book, { params: { website_url: "salon" }, body: payload })).body.manage;
});
afterAll(async () => {
  await page.close();
  await server.close();
});

test("it is made of the booking as it is now, kept by nobody and listed nowhere", async () => {
  const answer = await page.visit(path);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(answer.headers).toMatchObject(seenByNobody);
  expect(answer.headers["content-security-policy"]).toContain("script-src 'self'");
  expect(page.made(answer.body)).toMatchObject({
    store: { website_url: "salon" },
    booking: { number: "A-1001", status: "Pending" },
    code: path.split("/").at(-1),
    assets: { scripts: ["/assets/guest-1.js"], styles: ["/assets/guest-1.css"] },
  });
  expect(answer.body).not.toMatch(/4711|grace@/);
});

test("another code is 404 with the way to the store; where there is no such store, with the app in it", async () => {
  const code = path.split("/").at(-1)!;
  for (const wrong of ["nonsense", `${code}A`, code.toLowerCase()]) {
    const answer = await page.visit(bookingPath("salon", wrong));
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(answer.headers).toMatchObject(seenByNobody);
    expect(page.made(answer.body)).toMatchObject({ store: { website_url: "salon" } });
    expect(answer.body).not.toContain("A-1001");
  }
  const nowhere = await page.visit(bookingPath("no-such-salon", `${code}A`));
  expect([nowhere.statusCode, nowhere.body]).toEqual([404, appDocument]);
});

test("it uses the language of the booking, or another of the store's languages on request", async () => {
  await call(server, store.edit, { body: { languages: ["en", "fr", "de"] } }, seller);
  const body = {
    service_id: seller.serviceId,
    starts_at: "2026-06-03T13:00:00Z",
    customer: { name: "Ada Lovelace", email: "ada@example.com" },
  };
  const french = { headers: { "accept-language": "es, fr-CA;q=0.9, de;q=0.8" } };
  const { manage } = (await call(server, bookings.book, { params: { website_url: "salon" }, body }, french))
    .body;
  const spoken = async (url: string) => (await page.visit(url)).headers["content-language"];
  expect(await spoken(manage)).toBe("fr");
  expect(await spoken(`${manage}?lang=de`)).toBe("de");
  expect(await spoken(`${manage}?lang=es`)).toBe("fr");
  expect(await spoken(path)).toBe("en");
  expect(await spoken(bookingPath("salon", "nonsense"))).toBe("en");
  expect(await spoken(`${bookingPath("salon", "nonsense")}?lang=de`)).toBe("de");
});

test("a former address of the store leads to the newest", async () => {
  await call(server, store.edit, { body: { website_url: "new-salon", published: false } }, seller);
  const moved = await page.visit(path);
  expect([moved.statusCode, moved.headers.location]).toEqual([302, path.replace("/salon/", "/new-salon/")]);
  expect(moved.headers).toMatchObject(seenByNobody);
  const spoken = await page.visit(`${path}?lang=de`);
  expect(spoken.headers.location).toBe(`${path.replace("/salon/", "/new-salon/")}?lang=de`);
  expect((await page.visit(path.replace("/salon/", "/new-salon/"))).statusCode).toBe(200);
});
