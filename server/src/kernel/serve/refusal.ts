// Turns any thrown error into the contract's error response.
import type { ErrorBody, ErrorCode } from "@solodesk/contract/kernel/errors.ts";
import { errors } from "@solodesk/contract/kernel/errors.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { z } from "zod";
import { AppError, type ErrorFields } from "../app-error.ts";
import { type DatabaseFailure, findDatabaseFailure } from "../database/database-failure.ts";
import { INVALID, UNKNOWN_FIELD } from "./field-sentence.ts";

interface Refusal extends ErrorFields {
  code: ErrorCode;
  status: number;
  message: string;
  fields?: Record<string, string>;
  /** In seconds. */
  retryAfter?: number;
}

const of = (code: ErrorCode, extra: Partial<Refusal> = {}): Refusal => ({
  code,
  status: errors[code][0],
  message: t(errors[code][1]),
  ...extra,
});

/** Issues from the validator. */
const Issues = z.array(
  z.object({ instancePath: z.string(), message: z.string().optional(), params: z.unknown() }),
);
type Issue = z.infer<typeof Issues>[number];

const dotted = (instancePath: string) => instancePath.split("/").filter(Boolean).join(".");

function unknownKeys(params: unknown): string[] {
  if (typeof params !== "object" || params === null || !("keys" in params)) return [];
  return Array.isArray(params.keys) ? params.keys.map(String) : [];
}

/** Enough to correct a form; a body with thousands of unknown fields does not get them all listed. */
const MOST_FIELDS = 20;

/** Maps paths to messages; an unknown field has its own path. */
function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  const named = issues.flatMap((issue): [string, string][] => {
    const path = dotted(issue.instancePath);
    const unknown = unknownKeys(issue.params);
    if (unknown.length === 0) return [[path || "body", issue.message ?? t(INVALID)]];
    return unknown.map((key) => [path ? `${path}.${key}` : key, t(UNKNOWN_FIELD)]);
  });
  // Without a prototype, so that a field called __proto__ is a name like any other.
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

/** The message, and the seconds until a retry makes sense. */
const troubles: Record<DatabaseFailure, [message: Message, retryAfter: number]> = {
  away: [msg("The service is temporarily unavailable."), 5],
  lost: [msg("The connection to the database was lost."), 5],
  busy: [msg("We're very busy right now."), 5],
  contended: [msg("Someone else is changing the same thing right now."), 1],
  slow: [msg("This took too long."), 5],
  "read-only": [msg("We can't save anything right now."), 30],
  full: [msg("We're out of storage space, so nothing can be saved."), 30],
};

const outcomes = {
  read: msg("Try again in a moment."),
  undone: msg("Nothing was changed. Try again in a moment."),
  keyed: msg(
    "We don't know whether your change was saved. Send it again with the same Idempotency-Key: it is carried out at most once.",
  ),
  unkeyed: msg("We don't know whether your change was saved. Check before you send it again."),
};

/** Facts about the request from which the message tells whether it took effect, and how to find out. */
export interface Asked {
  isRead: boolean;
  /** It has an idempotency key and its endpoint supports them. */
  isKeyed: boolean;
}

function unavailable(failure: DatabaseFailure, { isRead, isKeyed }: Asked): Refusal {
  const [message, retryAfter] = troubles[failure];
  const unknown = isKeyed ? outcomes.keyed : outcomes.unkeyed;
  const outcome = isRead ? outcomes.read : failure === "lost" ? unknown : outcomes.undone;
  return of("unavailable", { message: `${t(message)} ${t(outcome)}`, retryAfter });
}

export function toRefusal(error: unknown, asked: Asked = { isRead: false, isKeyed: false }): Refusal {
  if (error instanceof AppError) {
    return { code: error.code, status: error.status, ...error.details, message: error.message };
  }
  const issues = Issues.safeParse(property(error, "validation")).data;
  if (issues) return of("validation_failed", { fields: fieldsOf(issues) });
  const failure = findDatabaseFailure(error);
  if (failure !== undefined) return unavailable(failure, asked);
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
    data,
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
  ...(data && { data }),
  ...(current && { current }),
  ...(ways && { ways }),
  ...(ticket && { ticket }),
  ...(stands && { stands }),
  request_id: requestId,
});
