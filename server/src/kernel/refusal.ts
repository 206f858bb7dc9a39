// Turns whatever was thrown into the one error answer of the contract.
import type { ErrorBody, ErrorCode } from "@solodesk/contract/kernel/errors.ts";
import { errors } from "@solodesk/contract/kernel/errors.ts";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { AppError, type Told } from "./app-error.ts";
import { hadNoRoom } from "./db.ts";

interface Refusal extends Told {
  code: ErrorCode;
  status: number;
  message: string;
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
}

const of = (code: ErrorCode, extra: Partial<Refusal> = {}): Refusal => ({
  code,
  status: errors[code][0],
  message: errors[code][1],
  ...extra,
});

interface Issue {
  instancePath: string;
  message?: string | undefined;
  params?: unknown;
}

const dotted = (instancePath: string) => instancePath.split("/").filter(Boolean).join(".");

function unknownKeys(params: unknown): string[] {
  if (typeof params !== "object" || params === null || !("keys" in params)) return [];
  return Array.isArray(params.keys) ? params.keys.map(String) : [];
}

/** Enough to mend a form by; a body of thousands of unknown fields is not answered by naming them all. */
const MOST_FIELDS = 20;

/** Path → message; an unknown field is named by its own path. */
function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  const named = issues.flatMap((issue): [string, string][] => {
    const path = dotted(issue.instancePath);
    const unknown = unknownKeys(issue.params);
    if (unknown.length === 0) return [[path || "body", issue.message ?? "This is not valid."]];
    return unknown.map((key) => [path ? `${path}.${key}` : key, "This field is not known."]);
  });
  // Built without a prototype, so that a field called __proto__ is a name like any other.
  const fields: Record<string, string> = Object.create(null);
  for (const [path, message] of named.slice(0, MOST_FIELDS)) fields[path] ??= message;
  return fields;
}

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
};

const property = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;

const tooBusy = of("unavailable", {
  message: "Too much is going on here at once. Nothing was changed; try again in a moment.",
  retryAfter: 5,
});

export function toRefusal(error: unknown): Refusal {
  if (error instanceof AppError) {
    return { code: error.code, status: error.status, ...error.details, message: error.message };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return of("validation_failed", { fields: fieldsOf(error.validation) });
  }
  if (hadNoRoom(error)) return tooBusy;
  const code = byFastifyCode[String(property(error, "code"))];
  if (code !== undefined) return of(code);
  const status = property(error, "statusCode");
  return typeof status === "number" && status >= 400 && status < 500 ? of("malformed") : of("internal");
}

export const refusalBody = (
  {
    code,
    message,
    fields,
    suggestions,
    clash,
    slots,
    occurrences,
    reasons,
    current,
    ways,
    ticket,
    stands,
  }: Refusal,
  requestId: string,
): ErrorBody => ({
  status: false,
  error: message,
  code,
  ...(fields && { fields }),
  ...(suggestions && { suggestions }),
  ...(clash && { clash }),
  ...(slots && { slots }),
  ...(occurrences && { occurrences }),
  ...(reasons && { reasons }),
  ...(current && { current }),
  ...(ways && { ways }),
  ...(ticket && { ticket }),
  ...(stands && { stands }),
  request_id: requestId,
});
