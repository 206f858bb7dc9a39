import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useEffect, useRef, useState } from "react";
import { CallError } from "../api/call-error.ts";
import { uploadPicture } from "./upload-picture.ts";

export interface PictureUpload {
  /** The file being uploaded, the fraction sent, and whether it is too late to cancel. */
  sending: { file: File; fraction: number; isArrived?: boolean } | undefined;
  /** Why the last upload failed; `again` retries it if that may help. */
  refusal: { sentence: string; again?: () => void } | undefined;
  choose: (file: File) => void;
  /** Stops a running upload and clears the error. */
  cancel: () => void;
}

/**
 * `take` receives the address of each uploaded picture; the upload counts as running until `take` has
 * finished.
 */
export function usePictureUpload(take: (url: string) => unknown): PictureUpload {
  const [sending, setSending] = useState<PictureUpload["sending"]>();
  const [refusal, setRefusal] = useState<PictureUpload["refusal"]>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setSending(undefined);
    setRefusal(undefined);
  };
  const run = async (file: File, signal: AbortSignal) => {
    const onProgress = (fraction: number) => signal.aborted || setSending({ file, fraction });
    const outcome = await uploadPicture(file, { signal, onProgress });
    if (signal.aborted) return;
    if ("url" in outcome) {
      setSending({ file, fraction: 1, isArrived: true });
      await take(outcome.url);
    } else refuse(outcome.refused, outcome.again ? () => choose(file) : undefined);
  };
  const refuse = (sentence: string, again?: () => void) => setRefusal({ sentence, ...(again && { again }) });
  const choose = (file: File) => {
    stop();
    const current = new AbortController();
    running.current = current;
    setSending({ file, fraction: 0 });
    run(file, current.signal)
      .catch((error: unknown) => {
        if (current.signal.aborted) return;
        // `take` was refused by the server, and has shown the error.
        if (error instanceof CallError) return;
        refuse(t("The picture could not be used. Try again."), () => choose(file));
        throw error;
      })
      .finally(() => {
        if (running.current === current) setSending(undefined);
      });
  };
  return { sending, refusal, choose, cancel: stop };
}
