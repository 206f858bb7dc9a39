import type { CallToolResult } from "@modelcontextprotocol/server";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { App } from "#kernel/app.ts";
import type { Tool } from "./tools.ts";

const Refused = z.object({ error: z.string(), fields: z.record(z.string(), z.string()).optional() });

/** The sentence of a refusal, and what is wrong with each field. */
function refusalIn(answer: unknown): string {
  const { error, fields = {} } = Refused.parse(answer);
  return [error, ...Object.entries(fields).map(([field, sentence]) => `${field}: ${sentence}`)].join("\n");
}

/** What the call needs of the request's headers, as far as they were sent. */
const sentAlong = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    (["authorization", "accept-language", "user-agent"] as const).flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** As in an address. */
const written = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );

/**
 * Makes the call through its own route, with the token of `request`. So its owner's rows, its scopes, limits and schemas hold as
 * in any other call.
 */
export async function callTool(
  { http, deps: { config } }: App,
  request: FastifyRequest,
  { endpoint: { method, path, project } }: Tool,
  given: Record<string, unknown>,
): Promise<CallToolResult> {
  const rest = { ...given };
  const url = path.replaceAll(/:(\w+)/g, (_all, name: string) => {
    const value = rest[name];
    delete rest[name];
    // Without a name, or with only dots, it would be another address.
    return typeof value === "string" && /[^.]/.test(value) ? encodeURIComponent(value.toWellFormed()) : "-";
  });
  const response = await http.inject({
    method,
    url,
    remoteAddress: request.ip,
    headers: {
      ...sentAlong(request),
      "content-type": "application/json",
      ...(project && { "x-project-id": config.PROJECT_ID }),
    },
    ...(method === "GET" ? { query: written(rest) } : { payload: rest }),
  });
  const answer: unknown = response.json();
  if (response.statusCode >= 400)
    return { isError: true, content: [{ type: "text", text: refusalIn(answer) }] };
  return { content: [{ type: "text", text: JSON.stringify(answer) }] };
}
