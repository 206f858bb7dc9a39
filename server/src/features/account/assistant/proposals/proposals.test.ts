// A proposal does nothing until its seller confirms it, then it does exactly what its card said, once, and can be undone.
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { customerEmails } from "@solodesk/contract/scheduling/customer-emails.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accessTokens } from "#kernel/secrets/session.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import type { TestCalendar } from "#test/test-calendar.ts";
import { bookAt, type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { testSeller } from "#test/test-seller.ts";
import { forgetProposals } from "./forget-proposals.ts";

const random = seededRandom();
let app: TestMailApp;
let seller: TestCalendar;
beforeAll(async () => {
  app = await testMailApp();
});
beforeEach(async () => {
  seller = await app.salon();
});
afterAll(() => app.close());

const propose = async (endpoint: string, input: object) =>
  (await call(app.server, assistant.propose, { body: { endpoint, input } }, seller)).body.data;
const confirm = ({ id, sha256 }: { id: string; sha256: string }) =>
  call(app.server, assistant.confirm, { params: { id }, body: { sha256 } }, seller);
const undo = ({ id }: { id: string }) => call(app.server, assistant.undo, { params: { id } }, seller);
const reject = ({ id }: { id: string }) => call(app.server, assistant.reject, { params: { id } }, seller);

/** Lets time pass for which an access token isn't good. */
async function waitSeconds(count: number): Promise<void> {
  const { deps, clock } = app.server;
  clock.advance(count * 1000);
  const { token } = await accessTokens(deps.secrets, clock, deps.newId).issue(seller);
  seller = { ...seller, headers: { authorization: `Bearer ${token}` } };
}

const usd = (amount: number) => ({ amount, currency: "USD" });
const priceOf = async () => {
  const rows = await app.server.database.sql<{ price: number }>(
    "SELECT price::int FROM services WHERE id = $1",
    [seller.serviceId],
  );
  return rows[0]?.price;
};
const newPrice = (amount: number) => ({ params: { id: seller.serviceId }, body: { price: usd(amount) } });
const raise = (amount: number) => propose("services.edit", newPrice(amount));
const audited = async () =>
  (
    await app.server.database.sql<{ event: string }>(
      "SELECT event FROM audit_entries WHERE user_id = $1 AND event LIKE 'proposal%' ORDER BY id",
      [seller.id],
    )
  ).map(({ event }) => event);

describe("a price", () => {
  test("is changed once it is confirmed, and is as before once that is undone", async () => {
    const proposal = await raise(5000);
    expect(proposal).toMatchObject({
      state: "open",
      created_by: "ask",
      card: {
        title: "Change the price of Haircut",
        changes: [{ name: "Price", before: "$45.00", after: "$50.00" }],
        consequences: [],
        emails: [],
        undo_seconds: 600,
      },
      undo_until: null,
    });
    expect(await priceOf()).toBe(4500);
    const confirmed = (await confirm(proposal)).body;
    expect(confirmed).toMatchObject({ status: true, data: { state: "confirmed" } });
    expect(await priceOf()).toBe(5000);
    expect((await confirm(proposal)).body.data.state).toBe("confirmed");
    expect((await undo(proposal)).body.data).toMatchObject({ state: "undone", undo_until: null });
    expect((await undo(proposal)).body.data.state).toBe("undone");
    expect(await priceOf()).toBe(4500);
    expect(await audited()).toEqual(["proposal_confirmed", "proposal_undone"]);
    expect((await confirm(proposal)).code).toBe("invalid_transition");
  });

  test("that was changed meanwhile gets a new card, which is confirmed instead", async () => {
    const proposal = await raise(5000);
    await call(app.server, services.edit, newPrice(4700), seller);
    const { status, refusal } = await confirm(proposal);
    expect([status, refusal.code]).toEqual([409, "version_conflict"]);
    expect(refusal.data).toMatchObject({
      state: "open",
      card: { changes: [{ before: "$47.00", after: "$50.00" }] },
    });
    expect(await priceOf()).toBe(4700);
    expect((await confirm(proposal)).code).toBe("invalid_transition");
    expect((await confirm(refusal.data as never)).status).toBe(200);
    expect(await priceOf()).toBe(5000);
  });

  test("is not undone after somebody changed it again, nor after ten minutes", async () => {
    const [first, second] = [await raise(5000), await raise(6000)];
    await confirm(first);
    await call(app.server, services.edit, newPrice(5500), seller);
    expect((await undo(first)).code).toBe("version_conflict");
    expect(await priceOf()).toBe(5500);
    expect((await confirm(second)).code).toBe("version_conflict");
    const third = await raise(6000);
    await confirm(third);
    await waitSeconds(600);
    expect((await undo(third)).refusal.error).toBe("It's too late to undo this.");
  });

  test("is confirmed with what was read, by its own seller, and once", async () => {
    const proposal = await raise(5000);
    expect((await confirm({ ...proposal, sha256: "0".repeat(64) })).code).toBe("version_conflict");
    const stranger = await testSeller(app.server, "Eve");
    const body = { sha256: proposal.sha256 };
    for (const [endpoint, more] of [
      [assistant.confirm, { body }],
      [assistant.reject, {}],
      [assistant.undo, {}],
    ] as const) {
      const sent = { params: { id: proposal.id }, ...more };
      expect((await callUnchecked(app.server, endpoint, sent, stranger)).status).toBe(404);
    }
    expect((await call(app.server, assistant.listProposals, {}, stranger)).body.data).toEqual([]);
    expect(await priceOf()).toBe(4500);
    const answers = await concurrently(
      random,
      Array.from({ length: 20 }, () => async () => (await confirm(proposal)).status),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await audited()).toEqual(["proposal_confirmed"]);
  });

  test("waits for a quarter of an hour, unless it is rejected", async () => {
    const kept = await raise(5000);
    await waitSeconds(1);
    const rejected = await raise(6000);
    expect((await reject(rejected)).body.data.state).toBe("rejected");
    expect((await reject(rejected)).body.data.state).toBe("rejected");
    expect((await confirm(rejected)).refusal.error).toBe(
      "This preview is no longer valid. Close it and open it again.",
    );
    await waitSeconds(900);
    expect((await confirm(kept)).code).toBe("invalid_transition");
    const states = async (state?: "expired" | "open") =>
      (await call(app.server, assistant.listProposals, { query: { state } }, seller)).body.data.map(
        (one) => one.state,
      );
    expect(await states()).toEqual(["rejected", "expired"]);
    await forgetProposals(app.server.deps);
    expect(await states("expired")).toEqual(["expired"]);
    await waitSeconds(30 * 86_400);
    expect(await forgetProposals(app.server.deps)).toBeGreaterThan(0);
    expect(await priceOf()).toBe(4500);
  });
});

describe("an email", () => {
  const message = { subject: "We miss you", text: "It's been a while.\nCome back soon!" };
  const write = async (email = "grace@example.com") =>
    propose("customerEmails.send", { body: { email, ...message } });
  beforeEach(async () => {
    await bookAt(app.server, seller, "2026-11-23T09:00:00Z");
    await app.server.database.sql("DELETE FROM mails");
  });

  test("is read in full before it is confirmed, waits for ten seconds, and is sent", async () => {
    const proposal = await write("Grace@example.com");
    const [shown] = proposal.card.emails;
    expect(proposal.card).toMatchObject({ title: "Email Grace Hopper", changes: [], undo_seconds: 10 });
    expect(shown).toMatchObject({ to: "grace@example.com", subject: "We miss you", not_sent: null });
    expect(shown?.text).toContain("It's been a while.\nCome back soon!");
    expect(await app.delivered()).toEqual([]);
    await confirm(proposal);
    app.server.clock.advance(9_999);
    expect(await app.delivered()).toEqual([]);
    app.server.clock.advance(6_100);
    const [sent, ...more] = await app.delivered();
    expect([sent?.subject, sent?.text?.trim(), more]).toEqual(["We miss you", shown?.text.trim(), []]);
    expect((await undo(proposal)).code).toBe("invalid_transition");
  });

  test("is taken back within ten seconds, and never sent", async () => {
    const proposal = await write();
    await confirm(proposal);
    app.server.clock.advance(9_999);
    expect((await undo(proposal)).body.data.state).toBe("undone");
    app.server.clock.advance(60_000);
    expect(await app.delivered()).toEqual([]);
    expect(await app.server.database.sql("SELECT status, error FROM mails")).toEqual([
      { status: "cancelled", error: "You undid it before it was sent." },
    ]);
  });

  test("goes to nobody who hasn't been a customer", async () => {
    const body = { email: "stranger@example.com", ...message };
    expect((await call(app.server, customerEmails.send, { body }, seller)).refusal.error).toBe(
      "None of your customers has this email address.",
    );
    const sent = await call(
      app.server,
      customerEmails.send,
      { body: { ...body, email: "grace@example.com" } },
      seller,
    );
    expect(sent.body).toMatchObject({
      message: "Email sent",
      data: { kind: "customer_message", status: "queued" },
    });
    const input = { endpoint: "customerEmails.send", input: { body } };
    expect((await call(app.server, assistant.propose, { body: input }, seller)).code).toBe("not_found");
  });
});

describe("an appointment", () => {
  const at = (hour: number) => `2026-11-23T${String(hour).padStart(2, "0")}:00:00.000Z`;
  const statusOf = async (id: string) =>
    (await call(app.server, appointments.get, { params: { id } }, seller)).body.data.status;

  test("is confirmed, and its customer is told ten seconds later", async () => {
    const { id } = await bookAt(app.server, seller, at(9));
    await app.server.database.sql("DELETE FROM mails");
    const proposal = await propose("appointments.edit", { params: { id }, body: { status: "Confirmed" } });
    expect(proposal.card).toMatchObject({
      title: "Confirm Haircut with Grace Hopper on Mon, Nov 23, 10:00 AM",
      changes: [{ name: "Status", before: "Pending", after: "Confirmed" }],
      undo_seconds: null,
    });
    expect(proposal.card.emails.map(({ to }) => to)).toEqual(["grace@example.com"]);
    expect(await statusOf(id)).toBe("Pending");
    expect(await app.server.database.sql("SELECT 1 FROM mails")).toEqual([]);
    await confirm(proposal);
    expect(await statusOf(id)).toBe("Confirmed");
    expect((await undo(proposal)).code).toBe("invalid_transition");
  });

  test("is moved and moved back, and nobody hears of either; a time that is taken isn't proposed", async () => {
    const { id } = await bookAt(app.server, seller, at(9));
    await bookAt(app.server, seller, at(12), {
      customer: { name: "Jonas Lind", email: "jonas@example.com" },
    });
    await app.server.database.sql("DELETE FROM mails");
    const move = (hour: number) => ({ params: { id }, body: { starts_at: at(hour) } });
    const taken = { endpoint: "appointments.edit", input: move(12) };
    expect((await call(app.server, assistant.propose, { body: taken }, seller)).code).toBe("slot_taken");
    const proposal = await propose("appointments.edit", move(14));
    expect(proposal.card.changes).toEqual([
      { name: "Time", before: "Mon, Nov 23, 10:00 AM", after: "Mon, Nov 23, 3:00 PM" },
    ]);
    expect(proposal.card.undo_seconds).toBe(10);
    await confirm(proposal);
    await undo(proposal);
    const { starts_at } = (await call(app.server, appointments.get, { params: { id } }, seller)).body.data;
    expect(starts_at).toBe(at(9));
    app.server.clock.advance(60_000);
    expect(await app.delivered()).toEqual([]);
  });

  test("whose move is taken back is told what the email of the move had replaced", async () => {
    const { id } = await bookAt(app.server, seller, at(9));
    await app.delivered();
    await call(app.server, appointments.edit, { params: { id }, body: { status: "Confirmed" } }, seller);
    const proposal = await propose("appointments.edit", { params: { id }, body: { starts_at: at(14) } });
    await confirm(proposal);
    const waiting = () =>
      app.server.database.sql(
        "SELECT kind, status FROM mails WHERE status IN ('queued', 'cancelled') ORDER BY kind",
      );
    expect(await waiting()).toEqual([
      { kind: "booking_confirmed", status: "cancelled" },
      { kind: "booking_rescheduled", status: "queued" },
    ]);
    await undo(proposal);
    expect((await app.delivered()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Confirmed: /),
    ]);
    expect(await waiting()).toEqual([{ kind: "booking_rescheduled", status: "cancelled" }]);
  });

  test("that cannot be changed any more fails, and says why", async () => {
    const { id } = await bookAt(app.server, seller, at(9));
    const proposal = await propose("appointments.edit", { params: { id }, body: { starts_at: at(14) } });
    await bookAt(app.server, seller, at(14), {
      customer: { name: "Jonas Lind", email: "jonas@example.com" },
    });
    expect((await confirm(proposal)).code).toBe("slot_taken");
    const [listed] = (await call(app.server, assistant.listProposals, {}, seller)).body.data;
    expect(listed).toMatchObject({ state: "failed", error: expect.stringContaining("taken") });
  });
});

test("days off are added, and given up again", async () => {
  const hours = async () => (await call(app.server, dashboard.get, {}, seller)).body.store_info!.hours;
  const before = await hours();
  const time_off = [{ from: "2026-12-24", to: "2026-12-26", reason: "" }];
  const proposal = await propose("store.edit", { body: { hours: { ...before, time_off } } });
  expect(proposal.card).toMatchObject({
    title: expect.stringMatching(/^Close your store on Dec 24\s–\s26, 2026$/),
    changes: [{ name: "Days off", before: "None", after: expect.stringMatching(/^Dec 24\s–\s26, 2026$/) }],
  });
  await confirm(proposal);
  expect((await hours()).time_off).toEqual(time_off);
  await undo(proposal);
  expect(await hours()).toEqual(before);
});

test("other opening hours are shown day by day, and never under another name", async () => {
  const { hours } = (await call(app.server, dashboard.get, {}, seller)).body.store_info!;
  const proposal = await propose("store.edit", {
    body: { hours: { ...hours, mon: [], tue: [{ open: "10:00", close: "12:00" }] } },
  });
  expect(proposal.card).toMatchObject({
    title: "Change your opening hours",
    changes: [
      { name: "Monday", before: "09:00–17:00", after: "Closed" },
      { name: "Tuesday", before: "09:00–17:00", after: "10:00–12:00" },
    ],
  });
});

test("nothing else can be proposed, and nothing in another shape", async () => {
  const sent = async (endpoint: string, input: object) =>
    (await callUnchecked(app.server, assistant.propose, { body: { endpoint, input } }, seller)).code;
  expect(await sent("payouts.request", {})).toBe("forbidden");
  expect(await sent("constructor", {})).toBe("forbidden");
  expect(await sent("services.edit", { ...newPrice(5000), body: { active: false } })).toBe(
    "validation_failed",
  );
  expect(await sent("services.edit", { params: { id: "1" }, body: { price: usd(1) } })).toBe(
    "validation_failed",
  );
  expect(await sent("services.edit", newPrice(-1))).toBe("validation_failed");
  const unseen = { email: "grace@example.com", subject: "\u200E", text: "Hello" };
  expect(await sent("customerEmails.send", { body: unseen })).toBe("validation_failed");
});
