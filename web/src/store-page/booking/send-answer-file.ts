import { answerFileTypes, maxAnswerFileBytes } from "@solodesk/contract/catalog/services/answer-file.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { answerFiles } from "@solodesk/contract/scheduling/answer-files.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { withProgress } from "#kernel/api/with-progress.ts";
import { shrinkPicture } from "#kernel/files/shrink-picture.ts";

export interface FileQuestion {
  website_url: string;
  service_id: string;
  question_id: string;
}

export interface SentFile {
  token: string;
  name: string;
  /** In bytes. */
  bytes: number;
}

interface Watching {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Sent in this page view, by token, so that a step that is opened again can name them. */
const sent = new Map<string, SentFile>();

export const sentFile = (token: string): SentFile | undefined => sent.get(token);

/** Checks, shrinks and uploads a file, or says why it can't be sent. Rejects only if it was cancelled. */
export async function sendAnswerFile(
  question: FileQuestion,
  file: File,
  { signal, onProgress }: Watching,
): Promise<SentFile | { refused: string }> {
  // A file without a type is sent: the server reads its bytes.
  if (file.type !== "" && !answerFileTypes.some((type) => type === file.type))
    return { refused: t("Choose a JPEG, PNG or WebP picture, or a PDF.") };
  if (file.size === 0) return { refused: t("This file is empty.") };
  const light = file.type.startsWith("image/") ? await shrinkPicture(file) : file;
  signal.throwIfAborted();
  if (light.size > maxAnswerFileBytes) {
    const most = maxAnswerFileBytes / 1024 / 1024;
    return { refused: t("This file is too large. It can be at most {most, number} MB.", { most }) };
  }
  try {
    const { data } = await call(
      answerFiles.upload,
      { params: { ...question }, file: new File([light], file.name, { type: light.type }) },
      { transport: withProgress(onProgress), signal },
    );
    sent.set(data.token, data);
    return data;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 0) return { refused: t("The file didn't get through. Choose it again.") };
    return { refused: error.fields["file"] ?? error.message };
  }
}
