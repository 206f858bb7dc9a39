import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { customType, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

const LITERAL = /[[(]"?([^",]+)"?,"?([^",)\]]+)"?[)\]]/g;
const instantIn = (written: string): number =>
  Date.parse(written.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));

/** Ranges in order that do not touch, stored as one tstzmultirange. */
const busyRanges = customType<{ data: Range[]; driverData: string }>({
  dataType: () => "tstzmultirange",
  toDriver: (ranges) =>
    `{${ranges.map(({ from, to }) => `[${new Date(from).toISOString()},${new Date(to).toISOString()})`).join(",")}}`,
  fromDriver: (value) =>
    [...value.matchAll(LITERAL)].map(([, from = "", to = ""]) => ({
      from: instantIn(from),
      to: instantIn(to),
    })),
});

export const calendarSources = pgTable("calendar_sources", {
  storeId: uuid("store_id").notNull(),
  id: uuid().notNull(),
  name: text().notNull(),
  address: text().notNull(),
  busy: busyRanges().notNull(),
  notes: text().array().notNull(),
  readAt: moment("read_at").notNull(),
  triedAt: moment("tried_at").notNull(),
  error: text(),
  failures: integer().notNull().default(0),
  createdAt: moment("created_at").notNull(),
});
