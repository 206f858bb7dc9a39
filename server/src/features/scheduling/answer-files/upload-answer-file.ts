import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { UploadedAnswerFile } from "@solodesk/contract/scheduling/answer-files.ts";
import { requireSpace } from "#features/platform/uploads/require-space.ts";
import { findOffer } from "#features/scheduling/appointments/holds/find-offer.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { sealId } from "#kernel/secrets/sealed-id.ts";
import type { ReceivedFile } from "#kernel/serve/upload.ts";
import { after, days } from "#kernel/time/clock.ts";
import { answerFileKey } from "./answer-file-key.ts";
import { insertAnswerFile, lockAnswerFilesOf } from "./answer-files.repository.ts";
import { prepareFile } from "./prepare-file.ts";
import { safeName } from "./safe-name.ts";
import { requireRoom } from "./upload-limit.ts";

/** Time to finish a booking. */
const KEPT = days(1);

interface Sent {
  website_url: string;
  service_id: Id;
  question_id: Id;
  file: ReceivedFile;
  /** Throws "rate_limited" when too many files came to this store from the visitor's network. */
  refuseFlood: (storeId: Id) => void;
}

/**
 * Stores a file for a booking that is being made. Throws "not_found" unless the service asks for a file,
 * "validation_failed", "rate_limited", "unavailable".
 */
export async function uploadAnswerFile(deps: Deps, sent: Sent): Promise<UploadedAnswerFile> {
  const { website_url, service_id, question_id, file, refuseFlood } = sent;
  const { store, service } = await findOffer(deps, website_url, service_id);
  const isAsked = service.questions.some(({ id, kind }) => id === question_id && kind === "file");
  if (!isAsked)
    throw new AppError("not_found", {
      message: t("The store no longer asks for this file. Pick the time again."),
    });
  refuseFlood(store.id);
  // Before the work, and again under the lock with the size that is stored.
  await requireRoom(deps, store.id, 1);
  await requireSpace(deps);
  const { bytes, type, extension } = await prepareFile(file.bytes);
  const id = deps.newId();
  const name = safeName(file.name, extension);
  let mayBeRecorded = false;
  try {
    // The file first: a row without its file would promise the seller what can't be opened.
    await deps.storage.put(answerFileKey(id, type), bytes);
    await inTransaction(deps, async (deps) => {
      await lockAnswerFilesOf(deps.db, store.id);
      await requireRoom(deps, store.id, bytes.length);
      mayBeRecorded = true;
      const now = deps.clock.now();
      await insertAnswerFile(deps.db, {
        id,
        storeId: store.id,
        questionId: question_id,
        name,
        type,
        bytes: bytes.length,
        createdAt: now,
        keptUntil: after(now, KEPT),
      });
    });
  } catch (error) {
    // If there is no row after all, the sweep of pictures removes the folder a day later.
    if (!mayBeRecorded) await deps.storage.remove(id).catch(() => undefined);
    throw error;
  }
  return { token: sealId(deps.secrets, "answer file", id), name, bytes: bytes.length };
}
