import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { type DataExportRow, findReady } from "./data-exports.repository.ts";
import { pieceKey } from "./piece-key.ts";

/**
 * Returns the bytes of a finished copy. Throws "confirmation_required", and "not_found" for another account's
 * copy and for one that is not ready or has expired.
 */
export async function getExportFile(
  deps: Deps,
  user: SessionUser,
  id: Id,
): Promise<AsyncIterable<Uint8Array>> {
  await requireConfirmed(deps, user);
  const row = await findReady(deps.db, user.id, id, deps.clock.now());
  if (!row) throw new AppError("not_found");
  await recordAudit(deps.db, { userId: user.id, event: "export_downloaded" });
  return bytesOf(deps, row);
}

async function* bytesOf(
  { storage }: Deps,
  { id, attempts, pieces }: DataExportRow,
): AsyncGenerator<Uint8Array> {
  for (let nth = 1; nth <= pieces; nth += 1) {
    const piece = await storage.open(pieceKey(id, attempts, nth));
    if (!piece) throw new AppError("not_found");
    for await (const chunk of piece.stream) yield chunk;
  }
}
