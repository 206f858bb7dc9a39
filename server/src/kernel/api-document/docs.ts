// The API reference for people: plain HTML without scripts, under the same strict policy as all pages.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import { drawFrom } from "../limits/rate-limit.ts";
import { escapeHtml } from "../pages/escape-html.ts";
import { sharedAnswer } from "../pages/shared-answer.ts";
import { type OpenApiDocument, openApiDocument } from "./openapi.ts";
import { readContract } from "./read-contract.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Builds the document that /openapi.json serves; not cached. */
    apiDocument(): OpenApiDocument;
  }
}

const Parameter = z.object({ name: z.string(), in: z.string() });
const Reference = z.object({ $ref: z.string() });
const Operation = z.object({
  summary: z.string().default(""),
  security: z.array(z.unknown()).default([]),
  requestBody: z.unknown().optional(),
  parameters: z.array(z.union([Parameter, Reference])).default([]),
  responses: z.record(z.string(), z.object({ description: z.string().default("") })),
});
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    parameters: z.record(z.string(), Parameter),
    schemas: z.record(z.string(), z.unknown()),
  }),
});
type Operation = z.infer<typeof Operation>;
type Parameters = z.infer<typeof Document>["components"]["parameters"];

/** Renders JSON in which each schema reference links to the schema. */
const json = (value: unknown) =>
  `<pre>${escapeHtml(JSON.stringify(value, null, 2)).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#schema-$1">$1</a>',
  )}</pre>`;

const answers = (responses: Operation["responses"]) =>
  Object.entries(responses)
    .map(([status, { description }]) => `<li><b>${status}</b> ${escapeHtml(description)}</li>`)
    .join("");

function section(path: string, method: string, operation: Operation, shared: Parameters): string {
  const id = `${method}-${path}`.replaceAll(/[^a-z0-9]+/gi, "-");
  const inputs = operation.parameters
    .map((one) => ("name" in one ? one : shared[one.$ref.split("/").at(-1) ?? ""]))
    .filter((one) => one !== undefined)
    .map(({ name, in: place }) => `<code>${escapeHtml(name)}</code> in ${place}`);
  return `<details id="${id}"><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code>
    <span>${escapeHtml(operation.summary)}${operation.security.length > 0 ? " · signed in" : ""}</span></summary>
    ${inputs.length > 0 ? `<p>Takes ${inputs.join(", ")}.</p>` : ""}
    ${operation.requestBody ? `<h2>Body</h2>${json(operation.requestBody)}` : ""}
    <h2>Answers</h2><ul>${answers(operation.responses)}</ul></details>`;
}

const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem}summary{cursor:pointer;padding:.6rem 0}
details{border-bottom:1px solid color-mix(in srgb,currentColor 12%,transparent)}
summary span{display:block;opacity:.75}h2{font-size:1rem}pre{overflow:auto;font-size:.8rem}code{overflow-wrap:anywhere}`;

function page(document: unknown): string {
  const { paths, components } = Document.parse(document);
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      section(path, method, operation, components.parameters),
    ),
  );
  // The id is inside the <details>, so that a link to it also opens the closed section.
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details><summary><code>${name}</code></summary><div id="schema-${name}">${json(schema)}</div></details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API · Solodesk</title><style>${style}</style></head><body><h1>API</h1>
<p>Every call of this installation. The same as a machine reads it: <a href="/openapi.json">openapi.json</a>.</p>
${sections.join("\n")}
<h2>Schemas</h2>${schemas.join("\n")}</body></html>`;
}

export async function docsRoutes(
  http: FastifyInstance,
  settings: Pick<Config, "RATE_LIMIT" | "PUBLIC_URL">,
): Promise<void> {
  const contract = await readContract();
  const config = drawFrom("document", settings);
  http.decorate("apiDocument", () => openApiDocument(contract, settings.PUBLIC_URL ?? "/"));
  const machine = sharedAnswer("application/json", () => JSON.stringify(http.apiDocument()));
  const human = sharedAnswer("text/html; charset=utf-8", () => page(http.apiDocument()));
  http.get("/openapi.json", { config }, machine);
  http.get("/docs", { config }, human);
}
