import swagger from "@fastify/swagger";
import type { Download, Endpoint, Upload } from "@solodesk/contract/kernel/endpoint.ts";
import { ErrorBody, type ErrorCode, errors } from "@solodesk/contract/kernel/errors.ts";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";

const errorSchema = z.toJSONSchema(ErrorBody);

function refusalCodes({ access, body, params, upload, refuses = [] }: Endpoint): ErrorCode[] {
  const signedIn: ErrorCode[] = access !== "public" ? ["unauthenticated", "token_expired"] : [];
  const withBody: ErrorCode[] = body || upload ? ["malformed", "too_large", "unsupported_media_type"] : [];
  const aimed: ErrorCode[] = params ? ["not_found"] : [];
  return [...withBody, ...signedIn, "validation_failed", "rate_limited", ...aimed, ...refuses, "internal"];
}

/** Status → error answer, described by the codes that come with it. */
function refusals(endpoint: Endpoint) {
  const byStatus = Map.groupBy(new Set(refusalCodes(endpoint)), (code) => errors[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(", "), ...errorSchema }]),
  );
}

const text = (maxLength: number) => ({ type: "string", minLength: 1, maxLength });

/** What a call reads beside its bearer; undefined: nothing. */
function headersOf({ idempotent, project }: Endpoint) {
  const properties = {
    ...(idempotent && { "idempotency-key": text(255) }),
    ...(project && { "x-project-id": text(64) }),
  };
  if (Object.keys(properties).length === 0) return undefined;
  return { type: "object", properties, required: project === "header" ? ["x-project-id"] : [] };
}

/** A file travels as the one part of a form. */
const formOf = ({ maxBytes, types }: Upload) => ({
  consumes: ["multipart/form-data"],
  body: {
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
  },
});

const securityOf = ({ access }: Endpoint): Record<string, string[]>[] => {
  if (access === "public") return [];
  return access === "user" ? [{ bearer: [] }] : [{ bearer: [] }, {}];
};

/** Status → a file, in words instead of a shape. */
const fileOf = ({ type, name }: Download) => ({
  200: { description: name, content: { [type]: { schema: { type: "string" } } } },
});

/** Status → lines, each of the shape of the answer. */
const linesOf = (answer: z.ZodType) => ({
  200: {
    description: "One JSON object a line, for as long as somebody listens",
    content: { "application/x-ndjson": { schema: z.toJSONSchema(answer) } },
  },
});

/** Collects every route that has an endpoint; must be registered before the first of them. */
export async function documentRoutes(http: FastifyInstance): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Solodesk", version: "0.1.0", description: "The calls of a Solodesk installation." },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: (input) => {
      const endpoint = input.route.config?.endpoint;
      if (!endpoint) return { schema: { hide: true }, url: input.url };
      const { schema, url } = jsonSchemaTransform(input);
      const headers = headersOf(endpoint);
      return {
        url,
        schema: {
          ...schema,
          ...(headers && { headers }),
          ...(endpoint.upload && formOf(endpoint.upload)),
          response: {
            ...Object(schema.response),
            ...(endpoint.download && fileOf(endpoint.download)),
            ...(endpoint.stream && linesOf(endpoint.answer)),
            ...refusals(endpoint),
          },
          summary: endpoint.summary,
          security: securityOf(endpoint),
        },
      };
    },
  });
}
