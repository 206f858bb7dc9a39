import { uploads } from "@solodesk/contract/platform/uploads.ts";
import { CallError } from "../api/call-error.ts";
import { send } from "../api/send.ts";
import { withProgress } from "../api/with-progress.ts";
import { wrongToOpen, wrongToSend } from "./picture-file.ts";
import { shrinkPicture } from "./shrink-picture.ts";

export type UploadOutcome =
  | { url: string }
  /** `again`: the very same file may be taken another time. */
  | { refused: string; again: boolean };

interface Watching {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Checks, shrinks and sends a picture; rejects only when it was cancelled. */
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

/** Silence and a busy server are no word about the picture. */
export function whyRefused({ status, message, fields }: CallError): UploadOutcome {
  if (status === 0)
    return { refused: "The picture did not get through. What you typed is still here.", again: true };
  return { refused: fields["file"] ?? message, again: status >= 500 || status === 429 };
}
