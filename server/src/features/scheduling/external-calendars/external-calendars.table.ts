import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { calendarDirections, calendarProviders } from "@solodesk/contract/scheduling/external-calendars.ts";
import { boolean, customType, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
  /** Null until it was read to its end for the first time. */
  readAt: moment("read_at"),
  triedAt: moment("tried_at").notNull(),
  error: text(),
  failures: integer().notNull().default(0),
  createdAt: moment("created_at").notNull(),
  provider: text({ enum: calendarProviders }).notNull(),
  direction: text({ enum: calendarDirections }).notNull(),
  /** Those of a login are null without one. */
  username: text(),
  /** Sealed; see calendar-password.ts. */
  password: text(),
  syncToken: text("sync_token"),
  listingSince: moment("listing_since"),
  knownUntil: moment("known_until"),
  syncingUntil: moment("syncing_until"),
  refused: boolean().notNull().default(false),
  writtenAt: moment("written_at"),
  leavingSince: moment("leaving_since"),
});

export const calendarObjects = pgTable("calendar_objects", {
  storeId: uuid("store_id").notNull(),
  sourceId: uuid("source_id").notNull(),
  href: text().notNull(),
  etag: text().notNull(),
  readEtag: text("read_etag"),
  listedAt: moment("listed_at").notNull(),
  busy: busyRanges().notNull().default([]),
  broken: boolean().notNull().default(false),
  unknownZones: text("unknown_zones").array().notNull().default([]),
  ownStart: moment("own_start"),
  ownEnd: moment("own_end"),
});
