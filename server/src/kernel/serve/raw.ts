// Bodies that are signed as a whole, such as webhooks, arrive as raw bytes.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Signed } from "../secrets/signed.ts";

/** Makes raw bytes the only body of a scope, whatever their content type. */
export function acceptBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
}

export const signedBody = ({ body, headers }: FastifyRequest): Signed => ({
  bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  headers,
});
