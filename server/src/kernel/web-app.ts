// Serves the built web app: its files, and its one document for every page address.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";
import { sendRefusal } from "./http.ts";

/** Where the web build lies. */
export const WEB_DIST = join(import.meta.dirname, "../../../web/dist/client");

const HTML = "text/html; charset=utf-8";
const wantsHtml = (request: FastifyRequest) => request.headers.accept?.includes("text/html") ?? false;

export async function webAppRoutes(http: FastifyInstance, folder = WEB_DIST): Promise<void> {
  const file = join(folder, "index.html");
  const document = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const sendApp = (reply: FastifyReply, status = 200) =>
    reply.status(status).type(HTML).header("cache-control", "no-cache").send(document);

  if (document !== undefined) {
    await http.register(fastifyStatic, { root: folder, index: false, wildcard: false, cacheControl: false, setHeaders });
    for (const path of new Set(Object.values(pages))) {
      // The store page has a document of its own, rendered on the server.
      if (path !== pages.storePage) http.get(path, (_request, reply) => sendApp(reply));
    }
  }

  http.setNotFoundHandler((request, reply) => {
    if (document !== undefined && request.method === "GET" && wantsHtml(request)) return sendApp(reply, 404);
    return sendRefusal(new AppError("not_found"), request, reply);
  });
}

/** Built files carry a hash in their name and never change; the few others are asked about each time. */
function setHeaders(reply: { header(name: string, value: string): unknown }, path: string): void {
  const hashed = path.includes("/assets/");
  reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
}
