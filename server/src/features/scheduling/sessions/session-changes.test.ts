// What becomes of a session when its appointments move, and when its service changes.
import { services } from "@solodesk/contract/catalog/services.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { describe, expect } from "vitest";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import { call, callUnchecked } from "#test/call.ts";
import { at, DAY, test } from "#test/test-sessions.ts";

describe("changes", () => {
  test("a cancelled or moved one frees its spots", async ({ studio }) => {
    const { id } = await studio.booked(at(9), { seats: 2 });
    const other = await studio.booked(at(9));
    await studio.edit(id, { status: "Cancelled" });
    expect((await studio.list())["13:00"]).toBe(2);
    await studio.edit(other.id, { starts_at: at(11) });
    expect(await studio.list()).toMatchObject({ "13:00": 3, "15:00": 2 });
  });

  test("a move into a session needs a spot there, and one's own doesn't count", async ({ studio }) => {
    const pair = await studio.booked(at(9), { seats: 2 });
    await studio.booked(at(11), { seats: 2 });
    expect((await studio.own({ appointment_id: pair.id }))["13:00"]).toBe(3);
    expect(await studio.own({ appointment_id: pair.id })).not.toHaveProperty("15:00");
    const refused = await studio.edit(pair.id, { starts_at: at(11) });
    expect([refused.code, refused.status]).toEqual(["slot_taken", 409]);
    const one = await studio.booked(at(10));
    expect((await studio.edit(one.id, { starts_at: at(11) })).status).toBe(200);
    expect((await studio.list({ seats: 1 }))["15:00"]).toBeUndefined();
  });

  test("a guest is offered the times with room for all of theirs, and moves there", async ({
    server,
    studio,
  }) => {
    const { id } = await studio.booked(at(9), { seats: 2 });
    await studio.booked(at(10), { seats: 2 });
    await studio.booked(at(11));
    const where = { ...studio.params, code: manageCode(server.deps.secrets, id) };
    const query = { from: DAY, to: DAY };
    const { slots } = (await call(server, bookings.listOtherSlots, { params: where, query })).body;
    const hours = slots.map(({ starts_at }) => starts_at.slice(11, 16));
    expect([hours.includes("14:00"), hours.includes("15:00")]).toEqual([false, true]);
    const move = (starts_at: string) =>
      callUnchecked(server, bookings.change, { params: where, body: { starts_at, version: 1 } });
    expect((await move(at(10))).code).toBe("slot_taken");
    expect((await move(at(11))).body.data).toMatchObject({ seats: 2, starts_at: at(11) });
    expect(await studio.list()).not.toHaveProperty("15:00");
  });

  test("a bigger capacity opens the times that are booked already, and a smaller one takes nobody's spot", async ({
    server,
    seller,
    studio,
  }) => {
    await studio.rules({ capacity: 1 });
    const first = await studio.booked(at(9));
    await studio.rules({ capacity: 2 });
    expect((await studio.list())["13:00"]).toBe(1);
    const second = await studio.booked(at(9));
    const { data } = (await call(server, appointments.get, { params: { id: first.id } }, seller)).body;
    expect(data.session_id).toBe(second.session_id);
    await studio.rules({ capacity: 1 });
    expect((await studio.book(at(9))).code).toBe("slot_taken");
    expect(Object.keys(await studio.list())).not.toContain("13:00");
    expect((await studio.edit(second.id, { notes: "Still here" })).status).toBe(200);
    expect((await studio.edit(second.id, { starts_at: at(11) })).status).toBe(200);
    // Alone again: two can't share it any more.
    expect((await studio.create(at(11))).code).toBe("slot_taken");
  });

  test("one who was marked as done before it starts keeps their spot", async ({ studio }) => {
    const { id } = await studio.booked(at(9), { seats: 3 });
    await studio.edit(id, { status: "Completed" });
    expect((await studio.book(at(9))).code).toBe("slot_taken");
    expect(await studio.list()).not.toHaveProperty("13:00");
  });

  test("spots that were booked before the capacity shrank are kept, also at another time, and by who holds them", async ({
    studio,
  }) => {
    const pair = await studio.booked(at(9), { seats: 2 });
    const held = await studio.hold(at(12), { seats: 2 });
    await studio.rules({ capacity: 1 });
    expect(Object.keys(await studio.own({ appointment_id: pair.id }))).toContain("15:00");
    expect((await studio.edit(pair.id, { starts_at: at(11) })).status).toBe(200);
    expect((await studio.create(at(11))).code).toBe("slot_taken");
    expect((await studio.book(at(12), { seats: 2, hold: held.body.hold })).status).toBe(201);
    expect((await studio.book(at(14), { seats: 2 })).refusal.fields).toEqual({
      seats: "There is only one spot.",
    });
  });

  test("those of an archived service move to times that they have alone", async ({
    server,
    seller,
    studio,
  }) => {
    const { id } = await studio.booked(at(9), { seats: 2 });
    await studio.booked(at(11));
    await call(server, services.remove, { params: { id: seller.serviceId } }, seller);
    const where = { ...studio.params, code: manageCode(server.deps.secrets, id) };
    const query = { from: DAY, to: DAY };
    const { slots } = (await call(server, bookings.listOtherSlots, { params: where, query })).body;
    const hours = slots.map(({ starts_at }) => starts_at.slice(11, 16));
    expect([hours.includes("14:00"), hours.includes("15:00")]).toEqual([true, false]);
    const body = { starts_at: at(10), version: 1 };
    expect((await callUnchecked(server, bookings.change, { params: where, body })).status).toBe(200);
  });

  test("visitors aren't told what happens outside the times that they can book", async ({ studio }) => {
    await studio.create("2026-06-03T02:00:00.000Z");
    const refused = await studio.book("2026-06-03T02:00:00.000Z", { seats: 3 });
    expect([refused.code, refused.refusal.error]).toEqual([
      "slot_taken",
      (await studio.book("2026-06-03T03:00:00.000Z", { seats: 3 })).refusal.error,
    ]);
  });
});
