import type { ApiToken } from "@solodesk/contract/identity/auth/tokens.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { listTokenRows, type TokenRow } from "./tokens.repository.ts";

export const toToken = (row: TokenRow): ApiToken => ({
  id: row.id,
  name: row.name,
  starts_with: row.startsWith,
  scopes: row.scopes,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

/** Expired ones are listed too, until they are removed or another is created. */
export async function listTokens({ db }: Pick<Deps, "db">, userId: Id): Promise<ApiToken[]> {
  const rows = await listTokenRows(db, userId);
  return rows.map(toToken);
}
