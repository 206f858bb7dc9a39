// The human page of the API: plain HTML without scripts, so it lives under the same strict policy as all pages.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Config } from "./config.ts";
import { escapeHtml } from "./escape-html.ts";
import { drawFrom } from "./rate-limit.ts";

const Operation = z.object({
  summary: z.string().default(""),
  security: z.array(z.unknown()).default([]),
  requestBody: z.unknown().optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() }))
    .default([]),
  responses: z.record(z.string(), z.object({ description: z.string().default("") })),
});
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });
type Operation = z.infer<typeof Operation>;

const json = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const answers = (responses: Operation["responses"]) =>
  Object.entries(responses)
    .map(([status, { description }]) => `<li><b>${status}</b> ${escapeHtml(description)}</li>`)
    .join("");

function section(path: string, method: string, operation: Operation): string {
  const id = `${method}-${path}`.replaceAll(/[^a-z0-9]+/gi, "-");
  const inputs = operation.parameters.map(
    ({ name, in: place }) => `<code>${escapeHtml(name)}</code> in ${place}`,
  );
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

/** Routes do not change once the server listens, so neither do their descriptions. */
function once(build: () => string): () => string {
  let built: string | undefined;
  return () => (built ??= build());
}

function page(document: unknown): string {
  const { paths } = Document.parse(document);
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(path, method, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API · Solodesk</title><style>${style}</style></head><body><h1>API</h1>
<p>Every call of this installation. The same as a machine reads it: <a href="/openapi.json">openapi.json</a>.</p>
${sections.join("\n")}</body></html>`;
}

export function docsRoutes(http: FastifyInstance, settings: Pick<Config, "RATE_LIMIT">): void {
  const config = drawFrom("other", settings);
  const machine = once(() => JSON.stringify(http.swagger()));
  const human = once(() => page(http.swagger()));
  http.get("/openapi.json", { config }, (_request, reply) => reply.type("application/json").send(machine()));
  http.get("/docs", { config }, (_request, reply) => reply.type("text/html; charset=utf-8").send(human()));
}
