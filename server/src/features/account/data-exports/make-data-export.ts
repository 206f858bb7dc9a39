import { Id } from "@solodesk/contract/kernel/id.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import { inTransaction, loggable } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { zipStream } from "#kernel/files/zip-stream.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";
import { asKept } from "#kernel/kept-words.ts";
import { after } from "#kernel/time/clock.ts";
import { claimExport, type DataExportRow, updateMine } from "./data-exports.repository.ts";
import { CLAIM, FILE_LIFE, MAKE_EXPORT, MOST_EXPORT_ATTEMPTS, TRIED_AGAIN } from "./export-life.ts";
import { folderOf, pieceKey } from "./piece-key.ts";
import { type ExportProgress, readAccount } from "./read-account.ts";
import { inSnapshot } from "./snapshot.repository.ts";
import { exportErrors } from "./to-export.ts";

/** Yields the same bytes in pieces of at least `least` bytes, except the last. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>, least: number): AsyncGenerator<Buffer> {
  let gathered: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    bytes += chunk.length;
    if (bytes < least) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(gathered);
}

/** The bytes gathered in memory at once, however large the account is. */
const PIECE = 4 * 1024 * 1024;

const Data = z.object({ id: Id });

export const makeDataExportJob = {
  name: MAKE_EXPORT,
  run: (deps: Deps, data: unknown): Promise<boolean> => makeDataExport(deps, Data.parse(data).id),
};

/** Makes a copy unless another process is making it; returns whether it did. */
export async function makeDataExport(deps: Deps, id: Id): Promise<boolean> {
  const now = deps.clock.now();
  const mine = await claimExport(deps.db, id, now, after(now, CLAIM));
  if (!mine) return false;
  try {
    // The README in it is in the language of the account.
    await writeToOwner(deps.db, mine.userId, () => make(deps, mine));
  } catch (error) {
    await giveUp(deps, mine, error);
  }
  return true;
}

class NotMineAnyMore extends Error {}

async function make(deps: Deps, mine: DataExportRow): Promise<void> {
  // Left by an attempt that was killed. If that process is still alive, it notices that it lost its claim and
  // removes what it added.
  if (mine.attempts > 1) await deps.storage.remove(folderOf(mine.id, mine.attempts - 1));
  let pieces = 0;
  let bytes = 0;
  const report = async ({ done, total }: ExportProgress) => {
    const percent = total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100));
    const claimedUntil = after(deps.clock.now(), CLAIM);
    if (!(await updateMine(deps.db, mine, { percent, claimedUntil }))) throw new NotMineAnyMore();
  };
  await inSnapshot(deps.db, async (tx) => {
    const reading = { tx, userId: mine.userId, currency: deps.config.CURRENCY, report };
    for await (const piece of inPieces(zipStream(readAccount(reading)), PIECE)) {
      pieces += 1;
      bytes += piece.length;
      await deps.storage.put(pieceKey(mine.id, mine.attempts, pieces), piece);
    }
  });
  await finish(deps, mine, { pieces, bytes });
}

function finish(deps: Deps, mine: DataExportRow, made: { pieces: number; bytes: number }): Promise<void> {
  const now = deps.clock.now();
  const ready = { status: "ready", percent: 100, claimedUntil: null, readyAt: now } as const;
  return inTransaction(deps, async (deps) => {
    const expiresAt = after(now, FILE_LIFE);
    if (!(await updateMine(deps.db, mine, { ...ready, ...made, expiresAt }))) throw new NotMineAnyMore();
    await sendNotification(deps.db, {
      userId: mine.userId,
      kind: "export_ready",
      about: "",
      path: `${pages.settings}#data`,
    });
  });
}

/** Retries later and shows that to the user at once; the last failed attempt fails the export. */
async function giveUp(deps: Deps, mine: DataExportRow, error: unknown): Promise<void> {
  // Another attempt has taken over: nobody reads these pieces, and the sweep may have run already.
  if (error instanceof NotMineAnyMore) return deps.storage.remove(folderOf(mine.id, mine.attempts));
  deps.log.error({ err: loggable(error), export: mine.id, attempt: mine.attempts }, "a copy was not made");
  const now = deps.clock.now();
  if (mine.attempts < MOST_EXPORT_ATTEMPTS) return tryAgain(deps, mine, after(now, TRIED_AGAIN));
  // The next sweep removes its pieces.
  await updateMine(deps.db, mine, {
    status: "failed",
    claimedUntil: null,
    error: asKept(exportErrors.failed),
    expiresAt: now,
  });
}

const tryAgain = (deps: Deps, mine: DataExportRow, at: Date): Promise<void> =>
  inTransaction(deps, async (deps) => {
    if (!(await updateMine(deps.db, mine, { claimedUntil: at, error: asKept(exportErrors.interrupted) })))
      return;
    await wakeJob(deps, { name: MAKE_EXPORT, data: { id: mine.id }, at });
  });
