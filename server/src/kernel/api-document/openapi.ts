// Builds the OpenAPI document of the whole contract.
import type { Endpoint, Upload } from "@solodesk/contract/kernel/endpoint.ts";
import { ErrorBody, type ErrorCode, errors } from "@solodesk/contract/kernel/errors.ts";
import { z } from "zod";
import { productVersion } from "#kernel/config/product-version.ts";
import { type Json, openApiSchemas, type Schemas } from "./openapi-schemas.ts";
import type { Contract } from "./read-contract.ts";

export interface OpenApiDocument {
  openapi: string;
  info: Json;
  servers: Json[];
  paths: Record<string, Record<string, Json>>;
  components: Record<string, Json>;
}

function refusalCodes({ access, body, params, upload, refuses = [] }: Endpoint): ErrorCode[] {
  const signedIn: ErrorCode[] = access !== "public" ? ["unauthenticated", "token_expired"] : [];
  const byOperator: ErrorCode[] = access === "operator" ? ["forbidden"] : [];
  const withBody: ErrorCode[] = body || upload ? ["malformed", "too_large", "unsupported_media_type"] : [];
  const aimed: ErrorCode[] = params ? ["not_found"] : [];
  return [
    ...withBody,
    ...signedIn,
    ...byOperator,
    "validation_failed",
    "rate_limited",
    ...aimed,
    ...refuses,
    "internal",
  ];
}

/** Name of the shared error response of each status. */
const refusalNames: Record<(typeof errors)[ErrorCode][0], string> = {
  400: "BadRequest",
  401: "Unauthenticated",
  402: "PaymentRequired",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  413: "TooLarge",
  415: "UnsupportedMediaType",
  422: "Invalid",
  429: "TooManyRequests",
  500: "InternalError",
  503: "Unavailable",
};

const inList = (codes: Iterable<ErrorCode>) => [...codes].join(", ");

/** Maps each status to its shared response, described by the error codes of this endpoint. */
function refusals(endpoint: Endpoint) {
  const byStatus = Map.groupBy(new Set(refusalCodes(endpoint)), (code) => errors[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${refusalNames[status]}`, description: inList(codes) },
    ]),
  );
}

const retryAfter = {
  "Retry-After": { description: "Seconds after which to try again", schema: { type: "integer", minimum: 0 } },
};

function sharedRefusals(schema: Json) {
  const known = Object.keys(errors).filter((code): code is ErrorCode => code in errors);
  const byStatus = Map.groupBy(known, (code) => errors[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      refusalNames[status],
      {
        description: inList(codes),
        ...((status === 429 || status === 503) && { headers: retryAfter }),
        content: { "application/json": { schema } },
      },
    ]),
  );
}

const headerOf = (name: string, description: string, maxLength: number, required: boolean) => ({
  name,
  in: "header",
  description,
  required,
  schema: { type: "string", minLength: 1, maxLength },
});
const sharedHeaders = {
  IdempotencyKey: headerOf("Idempotency-Key", "The same key never does the same thing twice", 255, false),
  Project: headerOf("x-project-id", "The installation's project", 64, true),
  OptionalProject: headerOf("x-project-id", "The installation's project", 64, false),
};
const header = (name: keyof typeof sharedHeaders) => ({ $ref: `#/components/parameters/${name}` });

const Properties = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

/** Returns one parameter per property of the object. */
function parametersIn(place: "path" | "query", schema: z.ZodObject | undefined, schemas: Schemas): Json[] {
  if (!schema) return [];
  const { properties, required } = Properties.parse(schemas.spread(schema));
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: value,
  }));
}

/** A file is sent as the only part of a multipart form. */
const formOf = ({ maxBytes, types }: Upload) => ({
  type: "object",
  properties: {
    file: {
      type: "string",
      format: "binary",
      description: `${types.join(", ")}; at most ${maxBytes} bytes`,
    },
  },
  required: ["file"],
  additionalProperties: false,
});

function bodyOf({ body, upload, raw }: Endpoint, schemas: Schemas): Json {
  const of = (type: string, schema: Json) => ({
    requestBody: { required: true, content: { [type]: { schema } } },
  });
  if (upload) return of("multipart/form-data", formOf(upload));
  if (raw) return of("*/*", { type: "string", format: "binary" });
  return body ? of("application/json", schemas.sent(body)) : {};
}

function successOf({ answer, download, stream, status = 200 }: Endpoint, schemas: Schemas): Json {
  if (download)
    return {
      200: { description: download.name, content: { [download.type]: { schema: { type: "string" } } } },
    };
  if (status === 204) return { 204: { description: "Done" } };
  const description = stream ? "One JSON object a line, for as long as somebody listens" : "Done";
  const type = stream ? "application/x-ndjson" : "application/json";
  return { [status]: { description, content: { [type]: { schema: schemas.answered(answer) } } } };
}

const securityOf = ({ access }: Endpoint): Json[] => {
  if (access === "public") return [];
  return access === "either" ? [{ bearer: [] }, {}] : [{ bearer: [] }];
};

/** What an API token may do with a call; nothing with all others. */
const byToken = {
  read: "An API token can make this call.",
  propose: "An API token can propose this call. It returns 202 with a proposal for the owner to confirm.",
} as const;

/** The answer to an API token, for a call that it can only propose. */
const proposedOf = ({ agent }: Endpoint, proposed: z.ZodType | undefined, schemas: Schemas): Json =>
  agent === "propose" && proposed
    ? {
        202: {
          description: "Proposed by an API token",
          content: { "application/json": { schema: schemas.answered(proposed) } },
        },
      }
    : {};

function operationOf(
  name: string,
  endpoint: Endpoint,
  { schemas, proposed }: { schemas: Schemas; proposed: z.ZodType | undefined },
): Json {
  const { params, query, idempotent, project, summary, agent } = endpoint;
  const parameters = [
    ...parametersIn("path", params, schemas),
    ...parametersIn("query", query, schemas),
    ...(idempotent ? [header("IdempotencyKey")] : []),
    ...(project ? [header(project === "header" ? "Project" : "OptionalProject")] : []),
  ];
  return {
    operationId: name,
    summary,
    ...(agent && { description: byToken[agent] }),
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(endpoint, schemas),
    responses: {
      ...successOf(endpoint, schemas),
      ...proposedOf(endpoint, proposed, schemas),
      ...refusals(endpoint),
    },
  };
}

const given = <T>(values: readonly (T | undefined)[]): T[] => values.filter((value) => value !== undefined);

/** `server` is the base URL of the API: an origin, or "/" for the one that serves the document. */
export function openApiDocument(contract: Contract, server: string): OpenApiDocument {
  const endpoints = [...contract.endpoints.values()];
  const proposed = contract.schemas.get("ProposedCall");
  const schemas = openApiSchemas(contract, {
    sent: given(endpoints.map(({ body }) => body)),
    spread: given(endpoints.flatMap(({ params, query }) => [params, query])),
    answered: [ErrorBody, ...given([proposed]), ...endpoints.map(({ answer }) => answer)],
  });
  const paths: OpenApiDocument["paths"] = {};
  for (const [name, endpoint] of contract.endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(name, endpoint, {
      schemas,
      proposed,
    });
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Solodesk",
      version: productVersion,
      description:
        "The calls of a Solodesk installation. A query parameter without a value counts as left out.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "An access token; or an API token, for the calls that say so",
        },
      },
      parameters: sharedHeaders,
      responses: sharedRefusals(schemas.answered(ErrorBody)),
      schemas: schemas.components,
    },
  };
}
