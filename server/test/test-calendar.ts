import type { Hours, Interval } from "@solodesk/contract/store/store.ts";
import type { TestApp } from "./test-app.ts";
import { testSellerWithStore } from "./test-seller.ts";

export const everyDay = (...day: Interval[]): Hours => ({
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: day,
  sat: day,
  sun: day,
  time_off: [],
});

/** In UTC, so that no test has to reckon. */
export const dayAndNight = { timezone: "UTC", hours: everyDay({ open: "00:00", close: "24:00" }) };

export interface WantedCalendar {
  timezone?: string;
  hours?: Hours;
  slotMinutes?: number;
}

/** A seller whose store is open from 9 to 5 every day, with a service of 30 minutes and 15 kept free after it. */
export async function testCalendar(server: TestApp, websiteUrl: string, wanted: WantedCalendar = {}) {
  const seller = await testSellerWithStore(server, websiteUrl);
  const { timezone = "America/New_York", hours = everyDay({ open: "09:00", close: "17:00" }) } = wanted;
  await server.database.sql("UPDATE stores SET timezone = $2, hours = $3, slot_minutes = $4 WHERE id = $1", [
    seller.storeId,
    timezone,
    hours,
    wanted.slotMinutes ?? 30,
  ]);
  const addService = async (name: string, [duration, buffer]: [number, number]) => {
    const id = server.deps.newId();
    await server.database.sql(
      `INSERT INTO services (id, store_id, name, description, price, duration_minutes, buffer_minutes, location, active,
         created_at, updated_at)
       VALUES ($1, $2, $3, '', 4500, $4, $5, 'in_person', true, $6, $6)`,
      [id, seller.storeId, name, duration, buffer, server.clock.now()],
    );
    return id;
  };
  return { ...seller, addService, serviceId: await addService("Haircut", [30, 15]) };
}

export type TestCalendar = Awaited<ReturnType<typeof testCalendar>>;
