// Reads the single file of a multipart request, and gives up on senders that are too slow.
import { addAbortSignal } from "node:stream";
import type { Multipart } from "@fastify/multipart";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { seconds } from "../time/clock.ts";

const PART = "file";

export const tooLarge = (maxBytes: number) =>
  new AppError("too_large", {
    message: t("This file is too large. It can be at most {most, number} MB.", {
      most: Math.floor(maxBytes / 1024 / 1024),
    }),
  });

const refused = (sentence: string) => new AppError("validation_failed", { fields: { [PART]: sentence } });
const notOneFile = () => refused(t("Send exactly one file, and nothing else."));

const tooSlow = () =>
  new AppError("malformed", {
    message: t("The upload took too long. Send a smaller file, or use a faster connection."),
  });

export const otherType = () =>
  new AppError("unsupported_media_type", { message: t("Send the file as multipart/form-data.") });

export type FilePart = Extract<Multipart, { type: "file" }>;

export interface Received<File> {
  file: File;
  size: number;
  close?: () => Promise<void>;
}

export interface Receiving<File> {
  maxBytes: number;
  /** Milliseconds. */
  within: number;
  acceptPart: (part: FilePart) => Promise<Received<File>>;
}

/**
 * A sender must deliver at least LEAST bytes in this time, or it has gone or blocks a place for others. A phone that loses a few
 * packets in a row is silent for more than six seconds, because TCP waits twice as long before each new try.
 */
const STRETCH = seconds(8);
const LEAST = 2048;
const LOOK_EVERY = seconds(0.5);

/**
 * Calls `giveUp` once if the sender nearly stops, or has not finished within `within` milliseconds: slow
 * senders would block the place for those in the queue. Returns a function that stops watching.
 */
function watchSender(socket: { readonly bytesRead: number }, within: number, giveUp: () => void): () => void {
  let came = socket.bytesRead;
  let [all, slow] = [0, 0];
  const look = () => {
    all += LOOK_EVERY;
    slow += LOOK_EVERY;
    if (socket.bytesRead - came >= LEAST) [came, slow] = [socket.bytesRead, 0];
    if (slow >= STRETCH || all >= within) giveUp();
    else timer = setTimeout(look, LOOK_EVERY);
  };
  let timer = setTimeout(look, LOOK_EVERY);
  return () => clearTimeout(timer);
}

/** Throws "too_large", "validation_failed", "malformed" or "unsupported_media_type". */
export async function receiveFile<File>(
  request: FastifyRequest,
  receiving: Receiving<File>,
): Promise<Received<File>> {
  const late = new AbortController();
  const over = Promise.withResolvers<never>();
  const giveUp = () => {
    over.reject(tooSlow());
    // Releases what was received now, not only when the connection is cut.
    late.abort();
  };
  const stopWatching = watchSender(request.raw.socket, receiving.within, giveUp);
  try {
    return await Promise.race([receive(request, receiving, late.signal), over.promise]);
  } finally {
    stopWatching();
  }
}

async function receive<File>(
  request: FastifyRequest,
  { maxBytes, acceptPart }: Receiving<File>,
  late: AbortSignal,
): Promise<Received<File>> {
  if (!request.isMultipart()) throw otherType();
  // The sender hung up while queued. The reader would wait forever for an event that has already passed.
  if (request.raw.destroyed) throw unreadable();
  // With limits of 1 the reader would skip extra parts silently; we want to refuse them.
  const limits = {
    fileSize: maxBytes,
    files: 2,
    fields: 2,
    fieldSize: 100,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  let received: Received<File> | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== "file" || part.fieldname !== PART || received) throw notOneFile();
      addAbortSignal(late, part.file);
      received = await acceptPart(part);
    }
    late.throwIfAborted();
    if (!received) throw refused(t("Choose a file."));
    if (received.size === 0) throw refused(t("This file is empty."));
    return received;
  } catch (error) {
    await received?.close?.();
    throw error instanceof AppError ? error : unreadable(error);
  }
}

/** Yields the file's bytes and throws "too_large" at the limit. */
export function bounded({ file }: FilePart, maxBytes: number): AsyncIterable<Buffer> {
  const refuse = () => file.destroy(tooLarge(maxBytes));
  if (file.truncated) refuse();
  else file.once("limit", refuse);
  return file;
}

/** The reader rejects part names such as `__proto__`; other errors mean broken or incomplete multipart. */
function unreadable(error?: unknown): AppError {
  const isForeign = error instanceof Error && "code" in error && error.code === "FST_PROTO_VIOLATION";
  if (isForeign) return notOneFile();
  return new AppError("malformed", { message: t("We couldn't read the upload. Try again.") });
}
