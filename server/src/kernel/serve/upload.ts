// Takes the single file of a multipart request. No other part of the server accepts multipart.
import { Socket } from "node:net";
import fastifyMultipart from "@fastify/multipart";
import type { Upload } from "@solodesk/contract/kernel/endpoint.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type SpooledFile, spool } from "../files/spooled-file.ts";
import { fewAtOnce, takingTurns } from "../limits/turns.ts";
import { minutes, seconds } from "../time/clock.ts";
import {
  bounded,
  type FilePart,
  otherType,
  type Received,
  type Receiving,
  receiveFile,
  tooLarge,
} from "./multipart.ts";

export interface ReceivedFile {
  bytes: Buffer;
  /** File name from the sender, without folders. */
  name: string;
}

/** Allowance for boundaries and part headers, in bytes. */
const ENVELOPE = 16 * 1024;
const LINGER = seconds(2);

/** Uploads in the queue are not read yet, so that many senders together cannot fill the memory. */
const hold = takingTurns({
  places: 10,
  waiting: 20,
  message: msg("We're receiving many files right now. Try again in a moment."),
});

/** The same for files spooled to disk. One per account at a time, or two accounts could take all places. */
const holdSpooled = takingTurns({
  places: 4,
  waiting: 8,
  message: msg("We're receiving many files right now. Try again in a moment."),
});

/** Otherwise one account could take all places. */
const fewPerCaller = fewAtOnce({
  most: 2,
  message: msg("You're already uploading two files. Try again when they're done."),
});

/** Counts running and queued uploads. Accounts are free, so all accounts of one network share this limit. */
const fewPerNetwork = fewAtOnce({
  most: 6,
  message: msg("Your network is already uploading six files. Try again in a moment."),
});

export interface Sender {
  /** User id or address of the sender. */
  caller: string;
  /** Key of the sender's network. Undefined if RATE_LIMIT is off. */
  network: string | undefined;
}

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
  const acceptPart = async (part: FilePart): Promise<Received<ReceivedFile>> => {
    const bytes = await bytesOf(bounded(part, maxBytes));
    return { file: { bytes, name: part.filename }, size: bytes.length };
  };
  return receiveAnd(request, sender, { maxBytes, turn: hold, within: RECEIVE_WITHIN, acceptPart, work });
};

/** The same for large files, which are spooled to `folder`. */
export const withSpooledFile = <T>(
  request: FastifyRequest,
  sender: Sender,
  { maxBytes, folder }: Pick<Upload, "maxBytes"> & { folder: string },
  work: (file: SpooledFile) => Promise<T> | T,
): Promise<T> => {
  const acceptPart = async (part: FilePart): Promise<Received<SpooledFile>> => {
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
  return receiveAnd(request, sender, { maxBytes, turn, within, acceptPart, work: workLong });
};

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
      const { file, close } = await receiveFile(request, receiving);
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

async function bytesOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pieces) chunks.push(chunk);
  return Buffer.concat(chunks);
}
