// What never becomes a request, because it is not HTTP or far too long, is answered like everything else.
import type { Socket } from "node:net";
import type { ErrorCode } from "@solodesk/contract/kernel/errors.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "./app-error.ts";
import { refusalBody, toRefusal } from "./refusal.ts";
import { securityHeaders } from "./security-headers.ts";

const tooLong = new Set(["HPE_HEADER_OVERFLOW", "HPE_CHUNK_EXTENSIONS_OVERFLOW"]);

export const clientErrorHandler =
  (newId: () => Id) =>
  ({ code }: { code?: string | undefined }, socket: Socket): void => {
    // Nobody is there any more, or an answer has begun already.
    if (code === "ECONNRESET" || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
    const refused: ErrorCode = tooLong.has(code ?? "") ? "too_large" : "malformed";
    const refusal = toRefusal(new AppError(refused));
    const id = newId();
    const body = JSON.stringify(refusalBody(refusal, id));
    const headers = {
      ...securityHeaders,
      "x-request-id": id,
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${refusal.status} ${refused}\r\n${lines.join("")}\r\n${body}`);
  };
