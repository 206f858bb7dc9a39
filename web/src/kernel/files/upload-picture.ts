import { t } from "@solodesk/contract/kernel/language/t.ts";
import { uploads } from "@solodesk/contract/platform/uploads.ts";
import { CallError } from "../api/call-error.ts";
import { send } from "../api/send.ts";
import { withProgress } from "../api/with-progress.ts";
import { wrongToOpen, wrongToSend } from "./picture-file.ts";
import { shrinkPicture } from "./shrink-picture.ts";

export type UploadOutcome =
  | { url: string }
  /** `again`: a retry with the same file may succeed. */
  | { refused: string; again: boolean };

interface Watching {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Checks, shrinks and uploads a picture. Rejects only if it was cancelled. */
export async function uploadPicture(file: File, { signal, onProgress }: Watching): Promise<UploadOutcome> {
  const wrong = wrongToOpen(file);
  if (wrong !== undefined) return { refused: wrong, again: false };
  const picture = await shrinkPicture(file);
  signal.throwIfAborted();
  const heavy = wrongToSend(picture);
  if (heavy !== undefined) return { refused: heavy, again: false };
  const transport = withProgress(onProgress);
  try {
    const { url } = await send(uploads.create, { file: picture }, { quiet: true, transport, signal });
    return { url };
  } catch (error) {
    if (error instanceof CallError) return whyRefused(error);
    throw error;
  }
}

/** No response, a 5xx or a 429 says nothing about the picture, so the user may retry. */
export function whyRefused({ status, message, fields }: CallError): UploadOutcome {
  if (status === 0)
    return { refused: t("The picture did not get through. What you typed is still here."), again: true };
  return { refused: fields["file"] ?? message, again: status >= 500 || status === 429 };
}
