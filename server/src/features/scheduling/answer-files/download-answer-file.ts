import type { Id } from "@solodesk/contract/kernel/id.ts";
import { getAppointment } from "#features/scheduling/appointments/list/get-appointment.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { NamedFile } from "#kernel/serve/named-file.ts";
import { answerFileKey } from "./answer-file-key.ts";

/** Throws "not_found" unless an appointment of this seller has the file. */
export async function downloadAnswerFile(
  deps: Deps,
  userId: Id,
  { id, fileId }: { id: Id; fileId: Id },
): Promise<NamedFile> {
  const { answers } = await getAppointment(deps, userId, id);
  const answer = answers.find(({ file }) => file?.id === fileId);
  const type = answer?.file?.type ?? "";
  const stored = answer && (await deps.storage.open(answerFileKey(fileId, type)));
  if (!stored) throw new AppError("not_found");
  return new NamedFile({ name: String(answer.value), type, size: stored.size, pieces: stored.stream });
}
