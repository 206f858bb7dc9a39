import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const calendarConsents = pgTable("calendar_consents", {
  storeId: uuid("store_id").notNull(),
  id: uuid().notNull(),
  /** Null once the answer came back. */
  stateSha256: text("state_sha256"),
  /** Sealed, as the token is. */
  codeVerifier: text("code_verifier").notNull(),
  redirectUri: text("redirect_uri").notNull(),
  /** The calendar that is connected again; null for a new one. */
  sourceId: uuid("source_id"),
  account: text(),
  token: text(),
  expiresAt: moment("expires_at").notNull(),
  createdAt: moment("created_at").notNull(),
});
