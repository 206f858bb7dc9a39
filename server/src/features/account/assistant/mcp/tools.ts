import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { z } from "zod";
import { readContract } from "#kernel/api-document/read-contract.ts";
import { getAction } from "../actions/registry.ts";
import { type ToolSchema, toolSchema } from "./tool-schema.ts";

/** As the protocol lists it. */
interface ListedTool {
  name: string;
  description: string;
  inputSchema: ToolSchema;
  annotations?: { readOnlyHint: true };
}

export interface Tool {
  endpoint: Endpoint;
  scope: NonNullable<Endpoint["agent"]>;
  listed: ListedTool;
}

function toolOf(operation: string, endpoint: Endpoint): Tool[] {
  const { agent: scope, params, query, summary } = endpoint;
  if (!scope) return [];
  // A client may not accept a dot in a name.
  const name = operation.replace(".", "_");
  if (scope === "propose") {
    const { tool: description, input } = getAction(operation);
    return [{ endpoint, scope, listed: { name, description, inputSchema: toolSchema(input) } }];
  }
  const input = z.object({ ...(params && { params }), ...(query && { query }) });
  const inputSchema = toolSchema(input);
  return [
    {
      endpoint,
      scope,
      listed: { name, description: summary, inputSchema, annotations: { readOnlyHint: true } },
    },
  ];
}

let known: Promise<ReadonlyMap<string, Tool>> | undefined;

/** Returns all that the contract marks for the assistant, by name. */
export const allTools = (): Promise<ReadonlyMap<string, Tool>> =>
  (known ??= readContract().then(({ endpoints }) => {
    const tools = [...endpoints].flatMap(([operation, endpoint]) => toolOf(operation, endpoint));
    return new Map(tools.map((tool) => [tool.listed.name, tool]));
  }));
