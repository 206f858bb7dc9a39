import { after, days } from "#kernel/time/clock.ts";
import type { MarkedSeller } from "#test/security/marked-seller.ts";

/** A PDF that came with an appointment. */
export async function answerFilesRows(
  { server: { database, deps, clock }, storeId, mark }: MarkedSeller,
  { questionId, appointmentId }: { questionId: string; appointmentId: string },
) {
  const answerFileId = deps.newId();
  const now = clock.now();
  const [name, type, bytes] = [`${mark}.pdf`, "application/pdf", 9];
  await database.sql(
    `INSERT INTO answer_files (id, store_id, question_id, name, type, bytes, appointment_id, created_at, kept_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [answerFileId, storeId, questionId, name, type, bytes, appointmentId, now, after(now, days(1))],
  );
  await database.sql("UPDATE appointments SET answers = $2 WHERE id = $1", [
    appointmentId,
    JSON.stringify([
      { question_id: questionId, label: "Letter?", value: name, file: { id: answerFileId, type, bytes } },
    ]),
  ]);
  await deps.storage.put(`${answerFileId}/answer.pdf`, Buffer.from(`%PDF-${mark}`));
  return { answerFileId };
}
