// A file as an answer: one booking uses it, and it goes when the answer does.

import { services } from "@solodesk/contract/catalog/services.ts";
import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sweepUploads } from "#features/platform/uploads/sweep-uploads.ts";
import { sweepAnswerFiles } from "#features/scheduling/answer-files/sweep-answer-files.ts";
import { getAppointment } from "#features/scheduling/appointments/list/get-appointment.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { foldersOf } from "#test/storage-contract.ts";
import { askForFiles, PDF } from "#test/test-answer-files.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { place, settle } from "#test/test-orders.ts";
import { paidService } from "#test/test-paid-service.ts";
import { purchase, type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let files: ReturnType<typeof askForFiles>;
let id: string;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(server, `physio-${made}`);
  files = askForFiles(server, shop);
  const [question] = await files.ask({ label: "Referral?", kind: "file", required: true });
  id = question?.id ?? "";
});
// Checks the books, too.
afterAll(() => server.close());

const again = "This file is no longer available. Choose it again.";
const answer = (value: unknown, question_id = id) => [{ question_id, value }];
const folders = () => foldersOf(server.deps.storage);
const textOf = async (kind: string) =>
  (
    await server.database.sql<{ text: string }>("SELECT text FROM mails WHERE store_id = $1 AND kind = $2", [
      shop.storeId,
      kind,
    ])
  )[0]?.text;

test("is required, and named wherever the seller reads answers", async () => {
  const none = await files.book([]);
  expect([none.status, none.refusal.fields]).toEqual([422, { [`answers.${id}`]: "Choose a file." }]);
  const { data } = (await files.book(answer(await files.token(id)))).body;
  expect((await getAppointment(server.deps, shop.id, data.id)).answers).toEqual([
    {
      question_id: id,
      label: "Referral?",
      value: "letter.pdf",
      file: { id: expect.any(String), type: "application/pdf", bytes: PDF.length },
    },
  ]);
  expect(await textOf("new_booking")).toContain("Referral? letter.pdf (open it in Solodesk)");
  const { path } = (await call(server, feeds.create, {}, shop)).body.data;
  const feed = (await server.http.inject({ url: path })).body.replaceAll("\r\n ", "");
  expect(feed).toContain("Referral? letter.pdf (open it in Solodesk)");
  expect(feed).not.toContain(data.answers[0]?.file?.id);
});

test("moves with its booking", async () => {
  const booked = (await files.book(answer(await files.token(id)))).body;
  const code = booked.manage.split("/").at(-1) ?? "";
  const params = { website_url: shop.websiteUrl, code };
  const { version } = booked.data;
  const body = { starts_at: "2026-06-04T10:00:00Z", version };
  const moved = await call(server, bookings.change, { params, body });
  expect([moved.status, moved.text.includes("letter.pdf")]).toEqual([200, false]);
  const fileId = booked.data.answers[0]?.file?.id ?? "";
  expect((await files.download(booked.data.id, fileId)).bytes.equals(PDF)).toBe(true);
});

test("can't be a token that is made up, used, or of another store or question", async () => {
  const other = await testStoreApp(server, `other-${made}`);
  const theirs = askForFiles(server, other);
  const [foreign] = await theirs.ask({ label: "Photo?", kind: "file" });
  const used = await files.token(id);
  const booked = await files.book(answer(used));
  const [first, second] = await files.ask(
    { id, label: "Referral?", kind: "file", required: true },
    { label: "X-ray?", kind: "file" },
  );
  expect(first?.id).toBe(id);
  const fileId = booked.body.data.answers[0]?.file?.id;
  const wrong = [
    used,
    "x".repeat(43),
    fileId,
    await theirs.token(foreign?.id ?? ""),
    await files.token(second?.id ?? ""),
  ];
  for (const token of wrong) {
    const { status, refusal } = await files.book(answer(token), "2026-06-05T10:00:00Z");
    expect([status, refusal.fields]).toEqual([422, { [`answers.${id}`]: again }]);
  }
  const { status, refusal } = await files.book(answer(true), "2026-06-05T10:00:00Z");
  expect([status, refusal.fields]).toEqual([422, { [`answers.${id}`]: "Choose the file again." }]);
  expect(
    (await server.database.sql("SELECT FROM appointments WHERE store_id = $1", [shop.storeId])).length,
  ).toBe(1);
});

test("is one booking's of twenty that send it at once", async () => {
  const token = await files.token(id);
  const times = Array.from(
    { length: 20 },
    (_, nth) => new Date(Date.parse("2026-06-03T00:00:00Z") + nth * 3_600_000),
  );
  const replies = await Promise.all(
    times.map((at, nth) => files.book(answer(token), at.toISOString(), `guest-${nth}@example.com`)),
  );
  const codes = replies.map(({ status }) => status).toSorted();
  expect(codes).toEqual([201, ...Array(19).fill(422)]);
  expect(
    (await server.database.sql("SELECT FROM appointments WHERE store_id = $1", [shop.storeId])).length,
  ).toBe(1);
});

test("is left out if the question was removed while it was sent, and deleted a day later", async () => {
  const token = await files.token(id);
  await files.ask();
  const booked = await files.book(answer(token));
  expect([booked.status, booked.body.data.answers]).toEqual([201, []]);
  const [row] = await server.database.sql<{ id: string }>("SELECT id FROM answer_files WHERE store_id = $1", [
    shop.storeId,
  ]);
  server.clock.advance(days(1));
  await sweepAnswerFiles(server.deps);
  expect(await folders()).toContain(row?.id);
  server.clock.advance(minutes(1));
  expect(await sweepAnswerFiles(server.deps)).toBeGreaterThan(0);
  expect(await folders()).not.toContain(row?.id);
});

test("of a booking stays, and goes with its row", async () => {
  const fileId = (await files.book(answer(await files.token(id)))).body.data.answers[0]?.file?.id;
  server.clock.advance(days(400));
  await sweepAnswerFiles(server.deps);
  await sweepUploads(server.deps);
  expect(await folders()).toContain(fileId);
  await server.database.sql("DELETE FROM answer_files WHERE id = $1", [fileId]);
  await sweepUploads(server.deps);
  expect(await folders()).not.toContain(fileId);
});

test("waits for a payment, also for a second attempt, and is one appointment's", async () => {
  const paid = paidService(server, shop);
  await paid.edit({ payment: { due: "full" } });
  const answers = answer(await files.token(id));
  const line = paid.line("2026-06-03T10:00:00Z", { answers });
  await place(server, [line]);
  // The buyer gives up, and pays later with another order for the same cart.
  await server.database.sql("DELETE FROM appointments WHERE store_id = $1 AND status = 'Held'", [
    shop.storeId,
  ]);
  const { paymentId, orderIds } = await place(server, [line]);
  server.clock.advance(days(1) + minutes(1));
  await sweepAnswerFiles(server.deps);
  await settle(server, paymentId);
  const [row] = await server.database.sql<{ id: string }>(
    "SELECT appointment_id AS id FROM order_items WHERE order_id = $1",
    [orderIds[0]],
  );
  const found = await getAppointment(server.deps, shop.id, row?.id ?? "");
  const fileId = found.answers[0]?.file?.id ?? "";
  expect(await folders()).toContain(fileId);
  expect(
    await server.database.sql("SELECT appointment_id AS id FROM answer_files WHERE id = $1", [fileId]),
  ).toEqual([{ id: found.id }]);
  expect(await textOf("new_sale")).toContain("Referral? letter.pdf (open it in Solodesk)");
  const late = await callUnchecked(server, checkout.create, {
    body: purchase([paid.line("2026-06-04T10:00:00Z", { answers })]),
  });
  expect([late.status, late.refusal.fields]).toEqual([422, { [`items.0.answers.${id}`]: again }]);
});

test("can't be in two lines of a cart, and an order that is never paid loses it after 31 days", async () => {
  const paid = paidService(server, shop);
  await paid.edit({ payment: { due: "full" } });
  const answers = answer(await files.token(id));
  const lines = ["03", "04"].map((day) => paid.line(`2026-06-${day}T10:00:00Z`, { answers }));
  const twice = await callUnchecked(server, checkout.create, { body: purchase(lines) });
  expect([twice.status, Object.keys(twice.refusal.fields ?? {})]).toEqual([422, [`items.1.answers.${id}`]]);
  await place(server, lines.slice(0, 1));
  const kept = () => server.database.sql("SELECT FROM answer_files WHERE store_id = $1", [shop.storeId]);
  server.clock.advance(days(31));
  await sweepAnswerFiles(server.deps);
  expect((await kept()).length).toBe(1);
  server.clock.advance(minutes(1));
  await sweepAnswerFiles(server.deps);
  expect(await kept()).toEqual([]);
});

test("can't be claimed once its service is off the page", async () => {
  const token = await files.token(id);
  await call(server, services.edit, { params: { id: shop.serviceId }, body: { active: false } }, shop);
  expect((await files.book(answer(token))).status).toBe(404);
});
