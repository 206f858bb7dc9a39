import { type ErrorBody, type ErrorCode, errors } from "@solodesk/contract/kernel/errors.ts";

/** What an answer may tell beside the sentence. */
export type Told = Pick<
  ErrorBody,
  "suggestions" | "clash" | "slots" | "occurrences" | "current" | "reasons" | "ways" | "ticket" | "stands"
>;

interface Details extends Told {
  /** Replaces the table's sentence where a more exact one helps. */
  message?: string;
  fields?: Record<string, string>;
  /** Seconds until the same call may succeed; sent as Retry-After. */
  retryAfter?: number;
}

/** An expected refusal: the caller gets its status, code and sentence; nothing is logged as a fault. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errors[code][1]);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errors[this.code][0];
  }
}
