// Reads the one file of a multipart request. Nothing else of the server takes multipart.
import { addAbortSignal } from "node:stream";
import fastifyMultipart, { type Multipart } from "@fastify/multipart";
import type { Upload } from "@solodesk/contract/kernel/endpoint.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";
import { seconds } from "./clock.ts";
import { fewAtOnce, takingTurns } from "./turns.ts";
import { watchSender } from "./watch-sender.ts";

export interface ReceivedFile {
  bytes: Buffer;
  /** As the sender calls it, without folders. */
  name: string;
}

const PART = "file";
/** Room for boundaries and the headers of parts. */
const ENVELOPE = 16 * 1024;
const LINGER = seconds(2);

/** Who waits is not read yet, so that many senders together cannot fill the memory. */
const hold = takingTurns({
  places: 10,
  waiting: 20,
  message: "Many files are being uploaded right now. Try again in a moment.",
});

/** Else one account could hold every place there is. */
const fewPerCaller = fewAtOnce({
  most: 2,
  message: "Two of your files are being uploaded already. Try again when they are done.",
});

/** Read and waiting: accounts cost nothing, so those of one network together hold less than there is. */
const fewPerNetwork = fewAtOnce({
  most: 6,
  message: "Six files from your network are being uploaded already. Try again in a moment.",
});

export interface Sender {
  /** Whose file it is. */
  caller: string;
  /** Undefined where nothing limits how often anybody may call. */
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
    message: "The upload took too long. Send a smaller picture, or use a faster connection.",
  });

const otherType = () =>
  new AppError("unsupported_media_type", { message: "Send the file as multipart/form-data." });

/** Makes multipart the only content type of a scope. */
export async function acceptFiles(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _payload, done) => done(otherType()));
  // Its own way of saying that a file is too large comes after the last byte of the request.
  await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
}

/** Does `work` with the file of a request. Throws "too_large", "validation_failed", "malformed", "rate_limited" or "unavailable". */
export async function withFile<T>(
  request: FastifyRequest,
  { caller, network }: Sender,
  { maxBytes }: Upload,
  work: (file: ReceivedFile) => Promise<T> | T,
): Promise<T> {
  let isWhole = false;
  try {
    if (Number(request.headers["content-length"]) > maxBytes + ENVELOPE) throw tooLarge(maxBytes);
    const receiveAndWork = async () => {
      const file = await receiveInTime(request, maxBytes);
      isWhole = true;
      return work(file);
    };
    const inTurn = () => fewPerCaller(caller, () => hold(receiveAndWork));
    return await (network === undefined ? inTurn() : fewPerNetwork(network, inTurn));
  } catch (error) {
    if (!isWhole) discardRest(request);
    throw error;
  }
}

/**
 * What is still on its way is not for us. It is thrown away for a while, because a sender whose connection is cut at
 * once may never read the answer.
 */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
  const cut = setTimeout(() => raw.destroy(), LINGER).unref();
  raw.once("end", () => clearTimeout(cut)).once("close", () => clearTimeout(cut));
}

async function receiveInTime(request: FastifyRequest, maxBytes: number): Promise<ReceivedFile> {
  const late = new AbortController();
  const over = Promise.withResolvers<never>();
  const stopWatching = watchSender(request.raw.socket, () => {
    over.reject(tooSlow());
    // What has come is let go at once, not when the connection is cut.
    late.abort();
  });
  try {
    return await Promise.race([receive(request, maxBytes, late.signal), over.promise]);
  } finally {
    stopWatching();
  }
}

async function receive(request: FastifyRequest, maxBytes: number, late: AbortSignal): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw otherType();
  // The sender has gone while waiting; the reader would wait for ever for what has happened already.
  if (request.raw.destroyed) throw unreadable();
  // Without room for a second part of a kind the reader would skip it, and we would not hear of it.
  const limits = {
    fileSize: maxBytes,
    files: 2,
    fields: 2,
    fieldSize: 100,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  let file: ReceivedFile | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== "file" || part.fieldname !== PART || file) throw notOneFile();
      addAbortSignal(late, part.file);
      file = { bytes: await bytesOf(part, maxBytes), name: part.filename };
    }
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error);
  }
  if (!file) throw refused("Choose a file.");
  if (file.bytes.length === 0) throw refused("This file is empty.");
  return file;
}

async function bytesOf({ file }: Extract<Multipart, { type: "file" }>, maxBytes: number): Promise<Buffer> {
  const refuse = () => file.destroy(tooLarge(maxBytes));
  if (file.truncated) refuse();
  else file.once("limit", refuse);
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A part called `__proto__` and the like; anything else is no multipart, or broke off. */
function unreadable(error?: unknown): AppError {
  const isForeign = error instanceof Error && "code" in error && error.code === "FST_PROTO_VIOLATION";
  if (isForeign) return notOneFile();
  return new AppError("malformed", { message: "The upload could not be read. Send it again." });
}
