// Validates input with a schema of the contract; the message of each invalid field says how to correct it.
import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { fieldSentence } from "./field-sentence.ts";

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
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
  };
