import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useEffect, useRef, useState } from "react";
import { uploadPicture } from "#kernel/files/upload-picture.ts";

export interface QueuedPicture {
  key: number;
  file: File;
  /** From 0 to 1. */
  fraction: number;
  /** Why it failed; `again` retries it if that may help. */
  refused?: string;
  again?: boolean;
}

export interface PictureQueue {
  /** Pictures that are waiting, under way or refused. */
  queued: readonly QueuedPicture[];
  isUploading: boolean;
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  /** Stops the upload, or clears its error. */
  drop: (key: number) => void;
}

/**
 * Uploads pictures one after the other, so that they arrive in the order in which they were chosen. `take` receives the
 * address of each.
 */
export function usePictureQueue(take: (url: string) => void): PictureQueue {
  const [queued, setQueued] = useState<readonly QueuedPicture[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const last = useRef<Promise<void>>(Promise.resolve());
  const nextKey = useRef(0);
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const change = (key: number, changes: Partial<QueuedPicture>) =>
    setQueued((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: number) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setQueued((all) => all.filter((one) => one.key !== key));
  };
  const upload = async (key: number, file: File, { signal }: AbortController) => {
    if (signal.aborted) return;
    const onProgress = (fraction: number) => signal.aborted || change(key, { fraction });
    const outcome = await uploadPicture(file, { signal, onProgress });
    if (signal.aborted) return;
    if ("url" in outcome) {
      take(outcome.url);
      drop(key);
    } else change(key, { refused: outcome.refused, again: outcome.again });
  };
  const line = (key: number, file: File) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    last.current = last.current
      .then(() => upload(key, file, stop))
      // A cancelled upload rejects too. The next one starts in any case.
      .catch(() => change(key, { refused: t("The picture could not be used. Try again."), again: true }));
  };
  const add = (files: readonly File[]) => {
    const fresh = files.map((file) => ({ key: nextKey.current++, file, fraction: 0 }));
    setQueued((all) => [...all, ...fresh]);
    for (const { key, file } of fresh) line(key, file);
  };
  const retry = (key: number) => {
    const one = queued.find((picture) => picture.key === key);
    if (!one) return;
    setQueued((all) =>
      all.map((picture) => (picture.key === key ? { key, file: one.file, fraction: 0 } : picture)),
    );
    line(key, one.file);
  };
  return {
    queued,
    isUploading: queued.some(({ refused }) => refused === undefined),
    add,
    retry,
    drop,
  };
}
