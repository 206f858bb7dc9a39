// A time that several customers share: who gets a spot, and who is in it.
import { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { series } from "@solodesk/contract/scheduling/series.ts";
import { describe, expect } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { at, DAY, somebody, test } from "#test/test-sessions.ts";

describe("spots", () => {
  test("a time takes as many as the service has spots, and says how many are left", async ({ studio }) => {
    expect((await studio.list())["13:00"]).toBe(3);
    const first = await studio.booked(at(9));
    const second = await studio.booked(at(9), { seats: 2 });
    expect([first.seats, second.seats, second.price.amount]).toEqual([1, 2, 9000]);
    expect(second.session_id).toBe(first.session_id);
    const full = await studio.book(at(9));
    expect([full.status, full.code, full.refusal.error]).toEqual([
      409,
      "slot_taken",
      "All spots at this time are taken. Pick another time.",
    ]);
    // 30 minutes and 15 kept free after it.
    expect(await studio.list()).not.toHaveProperty("13:00");
    expect(await studio.list()).not.toHaveProperty("13:30");
    expect((await studio.list())["14:00"]).toBe(3);
  });

  test("someone who wants more than are left sees how many are, and other times", async ({ studio }) => {
    await studio.booked(at(9), { seats: 2 });
    expect([(await studio.list())["13:00"], await studio.list({ seats: 2 })]).toEqual([
      1,
      expect.not.objectContaining({ "13:00": 1 }),
    ]);
    const refused = await studio.book(at(9), { seats: 2 });
    expect([refused.status, refused.refusal.error]).toEqual([
      409,
      "Only 1 spot is left at this time. Choose fewer or pick another time.",
    ]);
    expect(refused.refusal.slots?.[0]).toMatchObject({ starts_at: at(10) });
    expect((await studio.create(at(9), { seats: 2 })).refusal.error).toBe(
      "Only 1 spot is left at this time. Choose fewer or pick another time.",
    );
    expect((await studio.create(at(9))).status).toBe(201);
  });

  test("another time of the service, and other services, can't overlap it", async ({ seller, studio }) => {
    const other = await seller.addService("Shave", [30, 0]);
    await studio.booked(at(9));
    expect((await studio.create(at(9, 30))).code).toBe("slot_taken");
    expect((await studio.create(at(9), { service_id: other })).code).toBe("slot_taken");
    expect((await studio.create(at(9, 45), { service_id: other })).status).toBe(201);
    expect(Object.keys(await studio.own({ service_id: other }))).not.toContain("13:00");
    // The shave ends at 10:15: the next free time is 10:30, but the session at 9:00 can still be joined.
    expect(await studio.own({ service_id: seller.serviceId })).toMatchObject({ "13:00": 2, "14:30": 3 });
  });

  test.for([
    ["no spot", 0, "Use at least 1."],
    ["half a spot", 1.5, "Use a whole number."],
    ["more than there are", 4, "There are only 3 spots."],
    ["more than any service has", 201, "Use at most 200."],
  ])("%s is refused", async ([, seats, sentence], { studio }) => {
    for (const answer of [
      await studio.book(at(9), { seats }),
      await studio.hold(at(9), { seats }),
      await studio.create(at(9), { seats }),
    ])
      expect([answer.status, answer.refusal.fields]).toEqual([422, { seats: sentence }]);
  });

  test("an appointment of a service with one spot, or without a service, has one", async ({ studio }) => {
    await studio.rules({ capacity: 1 });
    expect((await studio.book(at(9), { seats: 2 })).refusal.fields).toEqual({
      seats: "There is only one spot.",
    });
    const untitled = await studio.create(at(9), { service_id: undefined, title: "Talk", seats: 2 });
    expect(untitled.refusal.fields).toEqual({ seats: "There is only one spot." });
    const single = await studio.booked(at(9));
    expect([single.seats, single.session_id]).toEqual([1, undefined]);
    expect(await studio.list()).toMatchObject({ "14:00": undefined });
  });

  test.for([
    ["none", 0, "Use at least 1."],
    ["too many", 201, "Use at most 200."],
  ])("a service can't have %s", async ([, capacity, sentence], { studio }) => {
    expect((await studio.rules({ capacity })).refusal.fields).toEqual({ capacity: sentence });
  });
});

describe("holds and limits", () => {
  test("a hold keeps as many spots as were asked for, until it ends", async ({ server, studio }) => {
    const held = await studio.hold(at(9), { seats: 2 });
    expect([(await studio.list())["13:00"], (await studio.list({ hold: held.body.hold }))["13:00"]]).toEqual([
      1, 3,
    ]);
    expect((await studio.hold(at(9), { seats: 2 })).refusal.error).toBe(
      "Only 1 spot is left at this time. Choose fewer or pick another time.",
    );
    // The same visitor changes their mind.
    expect((await studio.hold(at(9), { seats: 3, hold: held.body.hold })).status).toBe(201);
    expect(await studio.list()).not.toHaveProperty("13:00");
    expect((await studio.book(at(9), { seats: 3, hold: held.body.hold })).status).toBe(201);
    const other = await studio.hold(at(11), { seats: 3 });
    expect(other.status).toBe(201);
    server.clock.set("2026-06-01T12:06:00Z");
    expect((await studio.book(at(11), { seats: 3 })).status).toBe(201);
  });

  test("a hold for one spot doesn't promise two", async ({ studio }) => {
    const held = await studio.hold(at(9));
    await studio.booked(at(9), { seats: 2 });
    const refused = await studio.book(at(9), { seats: 2, hold: held.body.hold });
    expect([refused.code, (await studio.book(at(9), { hold: held.body.hold })).status]).toEqual([
      "slot_taken",
      201,
    ]);
  });

  test("a session counts once among the bookings of a day, and can still be joined on a full one", async ({
    studio,
  }) => {
    await studio.rules({ max_per_day: 1 });
    await studio.booked(at(9));
    expect(await studio.list()).toEqual({ "13:00": 2 });
    expect((await studio.book(at(11))).code).toBe("slot_taken");
    expect((await studio.book(at(9))).status).toBe(201);
    expect((await studio.book(at(9))).status).toBe(201);
    expect(await studio.list()).toEqual({});
  });

  test("a series takes a spot at each of its times, and says which are full", async ({
    server,
    seller,
    studio,
  }) => {
    await studio.create(at(9), { seats: 2 });
    const body = {
      service_id: seller.serviceId,
      starts_at: at(9),
      customer: somebody(),
      every_weeks: 1,
      count: 2,
      seats: 1,
    };
    const ask = (more: object = {}) =>
      callUnchecked(server, series.preview, { body: { ...body, ...more } }, seller);
    expect((await ask()).body.data.map(({ clash }) => clash)).toEqual([null, null]);
    expect((await ask({ seats: 2 })).body.data.map(({ clash }) => clash?.id !== undefined)).toEqual([
      true,
      false,
    ]);
    const made = await callUnchecked(server, series.create, { body }, seller);
    expect(made.body.data.map(({ seats, session_id }) => [seats, session_id !== undefined])).toEqual([
      [1, true],
      [1, true],
    ]);
    const again = await callUnchecked(server, series.create, { body }, seller);
    expect([again.status, again.code]).toEqual([409, "slot_taken"]);
  });
});

describe("a session", () => {
  test("lists who comes, by name, and counts spots that are being booked", async ({ seller, studio }) => {
    const zoe = await studio.booked(at(9), { customer: { name: "Zoe", email: "zoe@example.com" } });
    await studio.create(at(9), { customer: { name: "ada" }, status: "Pending" });
    await studio.hold(at(9));
    const gone = await studio.booked(at(11));
    await studio.edit(gone.id, { status: "Cancelled" });
    const { data } = (await studio.session(zoe.session_id ?? "")).body;
    expect(data).toMatchObject({
      id: zoe.session_id,
      service: { id: seller.serviceId, name: "Haircut" },
      starts_at: at(9),
      ends_at: at(9, 30),
      timezone: "America/New_York",
      capacity: 3,
      taken: 2,
      held: 1,
    });
    expect(data.appointments.map(({ customer, status }) => [customer.name, status])).toEqual([
      ["ada", "Pending"],
      ["Zoe", "Pending"],
    ]);
    expect((await studio.session(gone.session_id ?? "")).code).toBe("not_found");
  });

  test("is its own seller's", async ({ server, studio }) => {
    const { session_id = "" } = await studio.booked(at(9));
    const stranger = await testSellerWithStore(server, "stranger");
    expect([
      (await studio.session(session_id, stranger)).code,
      (await studio.session(server.deps.newId())).code,
    ]).toEqual(["not_found", "not_found"]);
  });

  test("is in the calendar with its spots", async ({ server, seller, studio }) => {
    const { session_id } = await studio.booked(at(9), { seats: 2 });
    const { body } = await call(server, calendar.list, { query: { from: DAY, to: DAY } }, seller);
    expect(body.data).toMatchObject([{ session_id, seats: 2, capacity: 3 }]);
  });
});
