// When a saved card goes.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { detachMethods } from "#features/money/payments/methods/detach-methods.ts";
import { reconcilePayments } from "#features/money/payments/reconcile/reconcile-payments.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { minutes } from "#kernel/time/clock.ts";
import { breakableLine } from "#test/faulty-gateway.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type CardSalon, cardSalon } from "#test/test-card-salon.ts";
import { purposes } from "../../../../purposes.ts";
import { releaseCards, releaseCardsOf } from "./release-cards.ts";

/** A day and an hour before 10:00 on June 3, and half an hour after. */
const [IN_TIME, BEGUN] = ["2026-06-02T09:00:00Z", "2026-06-03T10:30:00Z"];

let server: TestApp;
let line: ReturnType<typeof breakableLine>;
let salon: CardSalon;
let made = 0;
beforeAll(async () => {
  server = await testApp({ SANDBOX: "on" });
  line = breakableLine(server.deps);
});
beforeEach(async () => {
  line.mend();
  made += 1;
  salon = await cardSalon(server, `salon-${made}`);
});
// Checks the books, too.
afterAll(() => server.close());

describe("the card is removed", () => {
  const swept = async () => {
    const count = await releaseCards(server.deps);
    await detachMethods(server.deps);
    return count;
  };

  test.each([
    ["once the appointment is completed", BEGUN, { status: "Completed" }],
    ["once it is cancelled", IN_TIME, { status: "Cancelled" }],
    ["once a no-show was charged", BEGUN, { status: "No-show" }],
    ["once a no-show was forgiven", BEGUN, { status: "No-show", keep: false }],
  ])("%s, and not before", async (_, at, change) => {
    await swept();
    const { id } = await salon.bookWithCard();
    await salon.at(at);
    expect([await swept(), await salon.isKept(id)]).toEqual([0, true]);
    expect((await salon.set(id, change)).status).toBe(200);
    expect([await swept(), await salon.isKept(id)]).toEqual([1, false]);
    expect((await salon.seenByGuest(id)).card?.kept_until).toBeNull();
  });

  test("two weeks after an appointment that nobody closed, from when nothing is charged any more", async () => {
    await swept();
    const { id } = await salon.bookWithCard();
    await salon.at("2026-06-17T10:29:00Z");
    await swept();
    expect(await salon.isKept(id)).toBe(true);
    await salon.at("2026-06-17T10:31:00Z");
    await swept();
    expect(await salon.isKept(id)).toBe(false);
    expect((await salon.set(id, { status: "No-show" })).body.message).toBe("Appointment saved");
    expect(await salon.feeOf(id)).toBeUndefined();
  });

  test("not while its charge is open, nor while another appointment needs it", async () => {
    await swept();
    const { id } = await salon.bookWithCard("pay", [salon.line(), salon.line("2026-06-03T14:00:00Z")]);
    await salon.at(BEGUN);
    line.fault = "not sent";
    await salon.set(id, { status: "No-show" });
    line.mend();
    expect([await swept(), await salon.isKept(id)]).toEqual([0, true]);
    server.clock.advance(minutes(2));
    await reconcilePayments(server.deps, purposes);
    expect([await swept(), await salon.isKept(id)]).toEqual([1, true]);
    await salon.at("2026-06-20T10:00:00Z");
    expect([await swept(), await salon.isKept(id)]).toEqual([1, false]);
  });

  test("at once when the store closes or its buyer leaves, and nobody else's", async () => {
    const { id } = await salon.bookWithCard();
    const other = await cardSalon(server, `other-${made}`);
    const theirs = await other.bookWithCard();
    await inTransaction(server.deps, (deps) => releaseCardsOf(deps, salon.shop.id));
    await detachMethods(server.deps);
    expect([await salon.isKept(id), await other.isKept(theirs.id)]).toEqual([false, true]);
  });
});
