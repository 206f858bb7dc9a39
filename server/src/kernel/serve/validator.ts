// Validates input with a schema of the contract; the message of each invalid field says how to correct it.
import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { fieldSentence } from "./field-sentence.ts";

/** Returns the value, or the issues in the shape that Fastify has. */
function validated<T>(schema: z.ZodType<T>, data: unknown) {
  const { error, data: value } = schema.safeParse(data, { error: fieldSentence });
  if (!error) return { value };
  const issues = error.issues.map(({ path, code, message, ...params }) => ({
    keyword: code,
    instancePath: `/${path.map(String).join("/")}`,
    schemaPath: "",
    message,
    params,
  }));
  return { error: issues };
}

/** Throws what is refused as "validation_failed". */
export function requireValid<T>(schema: z.ZodType<T>, data: unknown): T {
  const { error, value } = validated(schema, data);
  if (error) throw Object.assign(new Error("The input of a call is invalid."), { validation: error });
  return value;
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) =>
    validated(schema, data);
