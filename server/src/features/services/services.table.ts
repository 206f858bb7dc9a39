import { serviceLocations } from "@solodesk/contract/services.ts";
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const services = pgTable("services", {
  id: uuid().primaryKey(),
  storeId: uuid("store_id").notNull(),
  name: text().notNull(),
  description: text().notNull(),
  /** Minor units of the installation's currency. */
  price: bigint({ mode: "number" }).notNull(),
  durationMinutes: integer("duration_minutes").notNull(),
  bufferMinutes: integer("buffer_minutes").notNull(),
  location: text({ enum: serviceLocations }).notNull(),
  imageUrl: text("image_url"),
  active: boolean().notNull(),
  archivedAt: moment("archived_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});
