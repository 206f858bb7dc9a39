// Serves the built web app: its files, and its single document at every page's path.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { embedScript } from "@solodesk/contract/catalog/storefront/embed.ts";
import { deskLanguages } from "@solodesk/contract/kernel/language/languages.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Config } from "../config/config.ts";
import { sendRefusal } from "../http/http.ts";
import { drawFrom } from "../limits/rate-limit.ts";
import { deskLanguageOf, documentIn, readScriptFolders } from "./spoken-scripts.ts";

/** The folder of the web build: `client/` for browsers, `server/` for kernel/pages/render.ts. */
export const WEB_BUILD = join(import.meta.dirname, "../../../../web/dist");

/** Pages with their own documents, rendered on the server. */
const ownDocuments = new Set<string>([
  pages.storePage,
  pages.storeProduct,
  pages.storeService,
  pages.guestBooking,
  pages.guestOrder,
  pages.guestWaiting,
  pages.embeddedStore,
  pages.sandboxPayment,
]);

/** The scripts of each page. Its document preloads them, so that they load with the app, not after it. */
const Scripts = z.record(z.string(), z.array(z.string()));

const HTML = "text/html; charset=utf-8";
const wantsHtml = (request: FastifyRequest) => request.headers.accept?.includes("text/html") ?? false;

/** Returns the web app's document in the language of the request. */
export type AppDocument = (request: FastifyRequest) => string;

/**
 * Reads the web app's document; undefined if it is not built.
 * @param scripts what the document preloads
 */
export function readAppDocument(
  webBuild = WEB_BUILD,
  scripts: readonly string[] = [],
): AppDocument | undefined {
  const file = join(webBuild, "client/index.html");
  if (!existsSync(file)) return undefined;
  const folders = readScriptFolders(webBuild);
  const document = naming(scripts, readFileSync(file, "utf8"));
  const offered = deskLanguages.filter((tag) => tag === "en" || folders.has(tag));
  const documents = new Map(offered.map((tag) => [tag, documentIn(folders, tag, document)]));
  return (request) => documents.get(deskLanguageOf(request, offered)) ?? document;
}

/** Returns the public files: without the gzipped twins and the build's notes for the server. */
function filesIn(root: string): Set<string> {
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) =>
    path.replaceAll(sep, "/"),
  );
  const isOpen = (path: string) =>
    !path.endsWith(".gz") && !path.split("/").some((part) => part.startsWith("."));
  return new Set(paths.filter((path) => isOpen(path) && statSync(join(root, path)).isFile()));
}

function scriptsOf(webBuild: string): z.infer<typeof Scripts> {
  const file = join(webBuild, "client/.vite/screens.json");
  return existsSync(file) ? Scripts.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

function naming(scripts: readonly string[], document: string): string {
  const links = scripts.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`);
  return document.replace("</head>", `${links.join("")}</head>`);
}

export const sendDocument = (reply: FastifyReply, document: string | Buffer, status = 200) =>
  reply.status(status).type(HTML).header("cache-control", "no-cache").send(document);

/** Sends the web app's document. It differs by what `deskLanguageOf` reads. */
export const sendAppDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  document: AppDocument,
  status = 200,
) => sendDocument(reply.header("vary", "accept-language, cookie"), document(request), status);

export async function webAppRoutes(
  http: FastifyInstance,
  settings: Pick<Config, "RATE_LIMIT">,
  webBuild = WEB_BUILD,
): Promise<void> {
  const document = readAppDocument(webBuild);
  const config = drawFrom("other", settings);

  if (document !== undefined) {
    const root = join(webBuild, "client");
    const files = filesIn(root);
    await http.register(fastifyStatic, {
      root,
      serve: false,
      cacheControl: false,
      // The build creates a gzipped twin next to each file.
      preCompressed: true,
      setHeaders,
    });
    // One route for all files: separate routes took 60 kB of memory per file.
    http.get<{ Params: { "*": string } }>("/*", ({ params }, reply) =>
      files.has(params["*"]) ? reply.sendFile(params["*"]) : reply.callNotFound(),
    );
    const scripts = scriptsOf(webBuild);
    for (const path of new Set(Object.values(pages))) {
      if (ownDocuments.has(path)) continue;
      const own = readAppDocument(webBuild, scripts[path]) ?? document;
      http.get(path, { config }, (request, reply) => sendAppDocument(request, reply, own));
    }
  }

  const limit = config.rateLimit ? { preHandler: http.rateLimit(config.rateLimit) } : {};
  http.setNotFoundHandler(limit, (request, reply) => {
    const asPage = request.method === "GET" && wantsHtml(request);
    if (document !== undefined && asPage) return sendAppDocument(request, reply, document, 404);
    return sendRefusal(new AppError("not_found"), request, reply);
  });
}

/** Built files have a hash in their name and never change; browsers revalidate the few others each time. */
function setHeaders(reply: { header(name: string, value: string): unknown }, path: string): void {
  const hashed = path.includes("/assets/");
  reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
  // The only file that other websites load.
  if (path.replace(/\.gz$/, "").endsWith(embedScript))
    reply.header("cross-origin-resource-policy", "cross-origin");
}
