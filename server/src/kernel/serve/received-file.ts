// Reads the single file of a multipart request. No other part of the server accepts multipart.
import { Socket } from "node:net";
import { addAbortSignal } from "node:stream";
import fastifyMultipart, { type Multipart } from "@fastify/multipart";
import type { Upload } from "@solodesk/contract/kernel/endpoint.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { type SpooledFile, spool } from "../files/spooled-file.ts";
import { fewAtOnce, takingTurns } from "../limits/turns.ts";
import { minutes, seconds } from "../time/clock.ts";
import { watchSender } from "./watch-sender.ts";

export interface ReceivedFile {
  bytes: Buffer;
  /** File name from the sender, without folders. */
  name: string;
}

const PART = "file";
/** Allowance for boundaries and part headers, in bytes. */
const ENVELOPE = 16 * 1024;
const LINGER = seconds(2);

/** Uploads in the queue are not read yet, so that many senders together cannot fill the memory. */
const hold = takingTurns({
  places: 10,
  waiting: 20,
  message: "Many files are being uploaded right now. Try again in a moment.",
});

/** The same for files spooled to disk. One per account at a time, or two accounts could take all places. */
const holdSpooled = takingTurns({
  places: 4,
  waiting: 8,
  message: "Many files are being uploaded right now. Try again in a moment.",
});

/** Otherwise one account could take all places. */
const fewPerCaller = fewAtOnce({
  most: 2,
  message: "Two of your files are being uploaded already. Try again when they are done.",
});

/** Counts running and queued uploads. Accounts are free, so all accounts of one network share this limit. */
const fewPerNetwork = fewAtOnce({
  most: 6,
  message: "Six files from your network are being uploaded already. Try again in a moment.",
});

export interface Sender {
  /** User id or address of the sender. */
  caller: string;
  /** Key of the sender's network. Undefined if RATE_LIMIT is off. */
  network: string | undefined;
}

const tooLarge = (maxBytes: number) =>
  new AppError("too_large", {
    message: `This file is too large: at most ${Math.floor(maxBytes / 1024 / 1024)} MB.`,
  });

const refused = (sentence: string) => new AppError("validation_failed", { fields: { [PART]: sentence } });
const notOneFile = () => refused("Send exactly one file, and nothing else.");

const tooSlow = () =>
  new AppError("malformed", {
    message: "The upload took too long. Send a smaller file, or use a faster connection.",
  });

const otherType = () =>
  new AppError("unsupported_media_type", { message: "Send the file as multipart/form-data." });

/** Makes multipart the only accepted content type of a scope. */
export async function acceptFiles(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _payload, done) => done(otherType()));
  // The plugin reports a file that is too large only after the last byte of the request, so we check it.
  await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
}

/** Idle timeout while a large file is processed, instead of connectionTimeout in http.ts. */
const WORK_WITHIN = minutes(5);
/** How long a file may take to arrive. Large files get nearly all of requestTimeout (http.ts). */
const RECEIVE_WITHIN = seconds(15);
const RECEIVE_LARGE_WITHIN = seconds(28);

/**
 * Runs `work` with the file of a request. Throws "too_large", "validation_failed", "malformed",
 * "unsupported_media_type", "rate_limited" or "unavailable".
 */
export const withFile = <T>(
  request: FastifyRequest,
  sender: Sender,
  { maxBytes }: Upload,
  work: (file: ReceivedFile) => Promise<T> | T,
): Promise<T> => {
  const keep = async (part: FilePart): Promise<Kept<ReceivedFile>> => {
    const bytes = await bytesOf(bounded(part, maxBytes));
    return { file: { bytes, name: part.filename }, size: bytes.length };
  };
  return receiveAnd(request, sender, { maxBytes, turn: hold, within: RECEIVE_WITHIN, keep, work });
};

/** The same for large files, which are spooled to `folder`. */
export const withSpooledFile = <T>(
  request: FastifyRequest,
  sender: Sender,
  { maxBytes, folder }: Pick<Upload, "maxBytes"> & { folder: string },
  work: (file: SpooledFile) => Promise<T> | T,
): Promise<T> => {
  const keep = async (part: FilePart): Promise<Kept<SpooledFile>> => {
    const file = await spool(folder, part.filename, bounded(part, maxBytes));
    return { file, size: file.size, close: file.close };
  };
  const workLong = (file: SpooledFile) => {
    // Injected requests (tests) have no real socket.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(WORK_WITHIN);
    return work(file);
  };
  const within = RECEIVE_LARGE_WITHIN;
  const turn: Turn = (receiveAndWork) => holdSpooled(receiveAndWork, 1, sender.caller);
  return receiveAnd(request, sender, { maxBytes, turn, within, keep, work: workLong });
};

type FilePart = Extract<Multipart, { type: "file" }>;

interface Kept<File> {
  file: File;
  size: number;
  close?: () => Promise<void>;
}

interface Receiving<File> {
  maxBytes: number;
  /** Milliseconds. */
  within: number;
  keep: (part: FilePart) => Promise<Kept<File>>;
}

type Turn = <T>(work: () => Promise<T>) => Promise<T>;

interface Working<File, T> {
  turn: Turn;
  work: (file: File) => Promise<T> | T;
}

async function receiveAnd<File, T>(
  request: FastifyRequest,
  { caller, network }: Sender,
  { turn, work, ...receiving }: Receiving<File> & Working<File, T>,
): Promise<T> {
  let isWhole = false;
  try {
    const { maxBytes } = receiving;
    if (Number(request.headers["content-length"]) > maxBytes + ENVELOPE) throw tooLarge(maxBytes);
    const receiveAndWork = async () => {
      const { file, close } = await receiveInTime(request, receiving);
      isWhole = true;
      try {
        return await work(file);
      } finally {
        await close?.();
      }
    };
    const inTurn = () => fewPerCaller(caller, () => turn(receiveAndWork));
    return await (network === undefined ? inTurn() : fewPerNetwork(network, inTurn));
  } catch (error) {
    if (!isWhole) discardRest(request);
    throw error;
  }
}

/**
 * Discards the rest of the request for up to 2 seconds, then cuts the connection. If it were cut at once, the
 * sender might never read the response.
 */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
  const cut = setTimeout(() => raw.destroy(), LINGER).unref();
  raw.once("end", () => clearTimeout(cut)).once("close", () => clearTimeout(cut));
}

async function receiveInTime<File>(request: FastifyRequest, receiving: Receiving<File>): Promise<Kept<File>> {
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
  { maxBytes, keep }: Receiving<File>,
  late: AbortSignal,
): Promise<Kept<File>> {
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
  let kept: Kept<File> | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== "file" || part.fieldname !== PART || kept) throw notOneFile();
      addAbortSignal(late, part.file);
      kept = await keep(part);
    }
    late.throwIfAborted();
    if (!kept) throw refused("Choose a file.");
    if (kept.size === 0) throw refused("This file is empty.");
    return kept;
  } catch (error) {
    await kept?.close?.();
    throw error instanceof AppError ? error : unreadable(error);
  }
}

/** Yields the file's bytes and throws "too_large" at the limit. */
function bounded({ file }: FilePart, maxBytes: number): AsyncIterable<Buffer> {
  const refuse = () => file.destroy(tooLarge(maxBytes));
  if (file.truncated) refuse();
  else file.once("limit", refuse);
  return file;
}

async function bytesOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pieces) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The reader rejects part names such as `__proto__`; other errors mean broken or incomplete multipart. */
function unreadable(error?: unknown): AppError {
  const isForeign = error instanceof Error && "code" in error && error.code === "FST_PROTO_VIOLATION";
  if (isForeign) return notOneFile();
  return new AppError("malformed", { message: "The upload could not be read. Send it again." });
}
