import type { ErrorBody } from "@solodesk/contract/kernel/errors.ts";
import type { Occurrence } from "@solodesk/contract/kernel/occurrence.ts";
import type { Clash, Slot } from "@solodesk/contract/kernel/slot.ts";

export interface Failure {
  /** A code of the contract's error table, or "network", "unreadable", "session_ended", "not_confirmed". */
  code: string;
  message: string;
  /** 0 if there was no response. */
  status: number;
  fields?: Record<string, string> | undefined;
  suggestions?: string[] | undefined;
  clash?: Clash | undefined;
  slots?: Slot[] | undefined;
  occurrences?: Occurrence[] | undefined;
  current?: ErrorBody["current"];
  data?: ErrorBody["data"];
  stands?: ErrorBody["stands"];
  ticket?: string | undefined;
}

/** The only error that `call` throws, apart from the abort of a call by its caller. */
export class CallError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly suggestions: string[];
  /** What occupies the requested time, and the next free slots. */
  readonly clash: Clash | undefined;
  readonly slots: Slot[];
  /** For a series: the occurrences whose time is taken. */
  readonly occurrences: Occurrence[];
  /** The latest version of a record that was changed in the meantime. */
  readonly current: ErrorBody["current"];
  /** The new proposal that replaces an outdated one. */
  readonly data: ErrorBody["data"];
  /** The ad spend that the request would replace. */
  readonly stands: ErrorBody["stands"];
  /** Continues a login that also needs a code. */
  readonly ticket: string | undefined;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = "CallError";
    this.code = failure.code;
    this.status = failure.status;
    this.fields = failure.fields ?? {};
    this.suggestions = failure.suggestions ?? [];
    this.clash = failure.clash;
    this.slots = failure.slots ?? [];
    this.occurrences = failure.occurrences ?? [];
    this.current = failure.current;
    this.data = failure.data;
    this.stands = failure.stands;
    this.ticket = failure.ticket;
  }
}

/**
 * Errors the user knows of without a toast: the session ended, they cancelled the confirmation, or they are
 * asked for a code.
 */
export const isKnownAlready = ({ code, ticket }: CallError): boolean =>
  code === "session_ended" || code === "not_confirmed" || ticket !== undefined;
