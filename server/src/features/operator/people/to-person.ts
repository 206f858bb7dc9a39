import type { FoundPerson } from "@solodesk/contract/operator/people.ts";
import type { PersonRecord } from "./people.repository.ts";

const instant = (written: string): string => new Date(written).toISOString();

/** A time of a row as the API writes it. */
export const instantOrNull = (written: string | null): string | null =>
  written === null ? null : instant(written);

export const toPerson = (row: PersonRecord, currency: string): FoundPerson => ({
  id: row.id,
  name: row.name,
  email: row.email,
  created_at: instant(row.createdAt),
  email_verified: row.emailVerified,
  two_step: row.twoStep,
  store:
    row.storeName === null || row.websiteUrl === null
      ? null
      : { name: row.storeName, website_url: row.websiteUrl, published: row.published === true },
  plan: row.plan,
  suspended_at: instantOrNull(row.suspendedAt),
  debt: { amount: row.debt, currency },
});
