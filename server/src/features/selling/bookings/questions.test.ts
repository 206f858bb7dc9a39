// The questions of a service, and where the seller finds the answers.
import type { Question } from "@solodesk/contract/catalog/services/questions.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getAppointment } from "#features/scheduling/appointments/list/get-appointment.ts";
import { forgetAnswers } from "#features/selling/orders/change/forget-answers.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { place, settle } from "#test/test-orders.ts";
import { paidService } from "#test/test-paid-service.ts";
import { purchase, type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(server, `salon-${made}`);
});
// Checks the books, too.
afterAll(() => server.close());

const AT = "2026-06-03T10:00:00Z";
const dye = { label: "Allergic to hair dye?", kind: "yes_no", required: true };
const length = { label: "How long is your hair?", kind: "choice", options: ["Short", "Long"] };
const wish = { label: "What would you like?", kind: "long_text" };

const edit = (questions: unknown) =>
  callUnchecked(server, services.edit, { params: { id: shop.serviceId }, body: { questions } }, shop);
const ask = async (...questions: object[]): Promise<Question[]> =>
  (await edit(questions)).body.data.questions;
const book = (answers: unknown, starts_at = AT) =>
  callUnchecked(server, bookings.book, {
    params: { website_url: shop.websiteUrl },
    body: {
      service_id: shop.serviceId,
      starts_at,
      customer: { name: "Grace", email: "grace@example.com" },
      answers,
    },
  });
const seen = (id: string) => getAppointment(server.deps, shop.id, id);
const textOf = async (kind: string) =>
  (
    await server.database.sql<{ text: string }>(
      "SELECT text FROM mails WHERE store_id = $1 AND kind = $2 ORDER BY created_at DESC LIMIT 1",
      [shop.storeId, kind],
    )
  )[0]?.text;

const keptOf = async (orderId: string | undefined) =>
  (await server.database.sql("SELECT answers, notes FROM order_items WHERE order_id = $1", [orderId]))[0];

describe("questions", () => {
  test("keep their id while their words and kind stay the same; others get a new one", async () => {
    const [first, second] = await ask(dye, length);
    expect([first, second]).toMatchObject([
      { ...dye, options: [] },
      { ...length, required: false },
    ]);
    const again = await ask(
      { ...length, id: second?.id, options: ["Short", "Long", "Shaved"], required: true },
      { ...wish, id: shop.storeId },
      { ...dye, id: first?.id, label: "Are you free of allergies?" },
    );
    expect(again[0]?.id).toBe(second?.id);
    const known = [first?.id, second?.id, shop.storeId];
    for (const { id } of again.slice(1)) expect(known).not.toContain(id);
    const [reworded] = again.slice(2);
    const [retyped] = await ask({ ...dye, label: reworded?.label, id: reworded?.id, kind: "text" });
    expect(retyped?.id).not.toBe(reworded?.id);
  });

  test("are read when booking, and aren't part of the storefront", async () => {
    await ask(dye);
    const params = { website_url: shop.websiteUrl, service_id: shop.serviceId };
    const { questions, policy } = (await call(server, bookings.getTerms, { params })).body.data;
    expect([questions, policy]).toMatchObject([[dye], null]);
    const page = await call(server, storefront.get, { query: { website_url: shop.websiteUrl } });
    expect(page.text).not.toContain(dye.label);
  });

  const one = { label: "Hair?", kind: "choice" };
  const twin = { ...dye, id: "0199d000-0000-7000-8000-000000000011" };
  test.each([
    [[{ ...dye, label: " " }], { "questions.0.label": "Enter the question." }],
    [[{ ...one, options: ["Long"] }], { "questions.0.options": "Enter at least two options." }],
    [[{ ...one, options: ["Long", "Long"] }], { "questions.0.options": "List each option only once." }],
    [Array.from({ length: 11 }, () => dye), { questions: "Ask at most 10 questions." }],
    [[twin, twin], { questions: "Two questions have the same id." }],
    [[{ ...dye, kind: "drawing" }], { "questions.0.kind": expect.any(String) }],
  ])("%j are refused", async (questions, fields) => {
    const { status, refusal } = await edit(questions);
    expect([status, refusal.fields]).toEqual([422, fields]);
  });
});

describe("answers", () => {
  test("keep their questions as they were asked, in the appointment, the seller's email, the feed and the file", async () => {
    const [a, b, c] = await ask(dye, length, wish);
    const booked = await book([
      { question_id: c?.id, value: " A bob,\nplease " },
      { question_id: a?.id, value: false },
      { question_id: b?.id, value: "Long" },
    ]);
    expect(booked.status).toBe(201);
    const said = [
      { question_id: a?.id, label: dye.label, value: false },
      { question_id: b?.id, label: length.label, value: "Long" },
      { question_id: c?.id, label: wish.label, value: "A bob,\nplease" },
    ];
    await ask({ ...dye, label: "Any allergies?", id: a?.id });
    const { path } = (await call(server, feeds.create, {}, shop)).body.data;
    // The format folds long lines.
    const feed = (await server.http.inject({ url: path })).body.replaceAll("\r\n ", "");
    expect(feed).toContain("\\nAllergic to hair dye? No\\nHow long is your hair? Long\\n");
    expect((await seen(booked.body.data.id)).answers).toEqual(said);
    expect(await textOf("new_booking")).toMatch(/Allergic to hair dye\? No\n *How long is your hair\? Long/);
    // In HTML, too, a further line of an answer can't pass for one of ours.
    const [mail] = await server.database.sql<{ html: string }>(
      "SELECT html FROM mails WHERE store_id = $1 AND kind = 'new_booking'",
      [shop.storeId],
    );
    expect(mail?.html).toContain("A bob,<br>&nbsp;&nbsp;&nbsp;&nbsp;please");
    // Anybody can book with somebody else's address.
    expect(await textOf("booking_received")).not.toMatch(/hair|bob/);
    const file = await call(server, appointments.export, { query: { status: "All" } }, shop);
    expect(file.text).toContain(
      "Allergic to hair dye? No\nHow long is your hair? Long\nWhat would you like? A bob,\n    please",
    );
  });

  test("that are missing or wrong are refused with the field of their question, and no time is taken", async () => {
    const [a, b] = await ask(dye, length, wish);
    const field = (question: Question | undefined) => `answers.${question?.id}`;
    for (const [answers, fields] of [
      [[], { [field(a)]: "Answer this question." }],
      [[{ question_id: a?.id, value: "no" }], { [field(a)]: "Choose yes or no." }],
      [
        [
          { question_id: a?.id, value: true },
          { question_id: b?.id, value: "Medium" },
        ],
        { [field(b)]: "Choose one of the options." },
      ],
      [
        [
          { question_id: a?.id, value: true },
          { question_id: b?.id, value: true },
        ],
        { [field(b)]: "Enter your answer as text." },
      ],
    ] as const) {
      const { status, refusal } = await book(answers);
      expect([status, refusal.fields]).toEqual([422, fields]);
    }
    expect((await book([{ question_id: a?.id, value: true }])).status).toBe(201);
  });

  test.each([
    ["x".repeat(201), "Use at most 200 characters."],
    ["Bob\nAllergic to hair dye? No", "Use a single line, without tabs or other control characters."],
  ])("of the kind text have one line of at most 200 characters: %j", async (value, message) => {
    const [a] = await ask({ ...wish, kind: "text" });
    const { status, refusal } = await book([{ question_id: a?.id, value }]);
    expect([status, refusal.fields]).toEqual([422, { [`answers.${a?.id}`]: message }]);
  });

  test.each(["a\u0000b", "a\ud800b", "x".repeat(2001)])(
    "that can't be stored are refused: %j",
    async (value) => {
      const [a] = await ask(wish);
      expect((await book([{ question_id: a?.id, value }])).status).toBe(422);
    },
  );

  test("to questions that were removed or reworded in the meantime are left out", async () => {
    const [a] = await ask({ ...dye, required: false });
    await ask({ ...dye, required: false, id: a?.id, label: "Are you free of allergies?" });
    const booked = await book([{ question_id: a?.id, value: true }]);
    expect([booked.status, booked.body.data.answers]).toEqual([201, []]);
  });
});

describe("a paid booking", () => {
  test("keeps answers and notes until it is paid, even if its hold has expired", async () => {
    const paid = paidService(server, shop);
    await paid.edit({ payment: { due: "full" } });
    const [a] = await ask(dye);
    const said = { answers: [{ question_id: a?.id, value: true }], notes: "By bike" };
    for (const [day, isLate] of [
      [3, false],
      [4, true],
    ] as const) {
      const line = paid.line(`2026-06-0${day}T10:00:00Z`, said);
      const { paymentId, orderIds } = await place(server, [line]);
      if (isLate) await server.database.sql("DELETE FROM appointments WHERE status = 'Held'");
      await settle(server, paymentId);
      const [row] = await server.database.sql<{ id: string }>(
        "SELECT appointment_id AS id FROM order_items WHERE order_id = $1",
        [orderIds[0]],
      );
      expect(await seen(row?.id ?? "")).toMatchObject({
        status: "Confirmed",
        notes: "By bike",
        answers: [{ question_id: a?.id, label: dye.label, value: true }],
      });
      expect(await textOf("new_sale")).toMatch(/Allergic to hair dye\? Yes[^]*Notes: By bike/);
      expect(await textOf("order_confirmed")).not.toMatch(/hair|bike/);
      expect(await keptOf(orderIds[0])).toEqual({ answers: [], notes: "" });
    }
  });

  test("that is never paid loses them after 30 days", async () => {
    const paid = paidService(server, shop);
    await paid.edit({ payment: { due: "full" } });
    const { orderIds } = await place(server, [paid.line(AT, { notes: "By bike" })]);
    server.clock.advance(days(30));
    expect(await forgetAnswers(server.deps)).toBe(0);
    expect(await keptOf(orderIds[0])).toEqual({ answers: [], notes: "By bike" });
    server.clock.advance(minutes(1));
    expect(await forgetAnswers(server.deps)).toBe(1);
    expect(await keptOf(orderIds[0])).toEqual({ answers: [], notes: "" });
  });

  test("can't be paid while a required answer is missing, and the field names the line", async () => {
    const paid = paidService(server, shop);
    const [a] = await ask(dye);
    const { status, refusal } = await callUnchecked(server, checkout.create, {
      body: purchase([shop.line(0), paid.line()]),
    });
    expect([status, refusal.fields]).toEqual([
      422,
      { [`items.1.answers.${a?.id}`]: "Answer this question." },
    ]);
  });
});
