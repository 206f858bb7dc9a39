import { type ErrorBody, type ErrorCode, errors } from "@solodesk/contract/kernel/errors.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";

/** Fields that an error response may carry in addition to its message. */
export type ErrorFields = Pick<
  ErrorBody,
  | "suggestions"
  | "clash"
  | "slots"
  | "occurrences"
  | "current"
  | "reasons"
  | "data"
  | "ways"
  | "ticket"
  | "stands"
>;

interface Details extends ErrorFields {
  /** Replaces the default message of the error code. */
  message?: string;
  fields?: Record<string, string>;
  /** Seconds until the same call may succeed; sent as Retry-After. */
  retryAfter?: number;
}

/** An expected error: the caller gets its status, code and message, and it is not logged as a fault. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? t(errors[code][1]));
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errors[this.code][0];
  }
}
