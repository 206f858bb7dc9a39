import type { EmailChange } from "@solodesk/contract/identity/emails.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { listAccountLinks } from "#features/identity/auth/links/list-account-links.ts";
import type { Deps } from "#kernel/deps.ts";

/** Returns the pending email change. Null if there is none or it was not confirmed in time. */
export async function getChange(deps: Pick<Deps, "db" | "clock">, userId: Id): Promise<EmailChange | null> {
  const links = await listAccountLinks(deps, userId, ["leave_email", "take_email"]);
  const take = links.find(({ purpose }) => purpose === "take_email");
  if (!take) return null;
  const waiting = links.filter(({ usedAt }) => usedAt === null);
  return {
    email: take.email,
    waitsFor: waiting.map(({ purpose }) => (purpose === "take_email" ? "new" : "old")),
    expires: take.expiresAt.toISOString(),
  };
}
