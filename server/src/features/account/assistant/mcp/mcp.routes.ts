// The seller's own assistant reads and proposes here, by the Model Context Protocol. See docs/assistants.md.
import { Readable } from "node:stream";
import { originValidation } from "@modelcontextprotocol/fastify";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#kernel/app.ts";
import { AppError } from "#kernel/app-error.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { openMcp } from "./open-mcp.ts";

/** The longest message: an email to a customer, with room. */
const MOST_BYTES = 64 * 1024;

export function mcpRoutes(app: App): void {
  const { http, deps } = app;
  const own = new URL(deps.ownOrigin.get()).hostname;
  let mcp: ReturnType<typeof openMcp> | undefined;

  async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header("cache-control", "no-store");
    reply.header("www-authenticate", 'Bearer realm="Solodesk"');
    const { user, live } = await app.authenticate(request.headers.authorization);
    await live;
    if (!user.token) throw new AppError("unauthenticated", { message: t("Use an API token.") });
    reply.removeHeader("www-authenticate");
    request.user = user;
  }

  http.route({
    method: ["POST", "GET", "DELETE"],
    url: "/mcp",
    config: drawFrom("other", deps.config),
    bodyLimit: MOST_BYTES,
    exposeHeadRoute: false,
    onRequest: originValidation([own]),
    preParsing: authenticate,
    handler: async (request, reply) => {
      // Several messages in one request would count as one call.
      if (Array.isArray(request.body)) throw new AppError("malformed");
      mcp ??= openMcp(app);
      const { status, headers, body } = await (await mcp).answer(request);
      reply.status(status).headers(Object.fromEntries(headers));
      return reply.send(body ? Readable.from(body) : undefined);
    },
  });
}
