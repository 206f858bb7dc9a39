// Answers input that never becomes a request (not HTTP, far too long, too slow) with the usual error.
import type { Socket } from "node:net";
import type { ErrorCode } from "@solodesk/contract/kernel/errors.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "../app-error.ts";
import { refusalBody, toRefusal } from "../serve/refusal.ts";
import { seconds } from "../time/clock.ts";

const tooLong = new Set(["HPE_HEADER_OVERFLOW", "HPE_CHUNK_EXTENSIONS_OVERFLOW"]);
const TOO_SLOW = "ERR_HTTP_REQUEST_TIMEOUT";

/** Time for the client to read the response; if the connection were cut at once, it might get lost. */
const LINGER = seconds(1);

const refusalOf = (code: string | undefined): AppError => {
  if (code === TOO_SLOW)
    return new AppError("malformed", {
      message: t("The request took too long to arrive. Send it again, or use a faster connection."),
    });
  const refused: ErrorCode = tooLong.has(code ?? "") ? "too_large" : "malformed";
  return new AppError(refused);
};

type RefuseConnection = (error: { code?: string | undefined }, socket: Socket) => void;

/** Sends the error and closes the connection, after LINGER even if the peer does not close its side. */
export const connectionRefuser =
  (newId: () => Id, headers: Record<string, string>): RefuseConnection =>
  ({ code }, socket) => {
    // The peer is gone, or a response has already started.
    if (code === "ECONNRESET" || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
    const refusal = toRefusal(refusalOf(code));
    const id = newId();
    const body = JSON.stringify(refusalBody(refusal, id));
    const sent = {
      ...headers,
      "x-request-id": id,
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      connection: "close",
    };
    const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${refusal.status} ${refusal.code}\r\n${lines.join("")}\r\n${body}`);
    const cut = setTimeout(() => socket.destroy(), LINGER).unref();
    socket.once("close", () => clearTimeout(cut));
  };

export const tooSlow = { code: TOO_SLOW };
