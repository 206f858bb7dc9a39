import type { ErrorBody } from "@solodesk/contract/kernel/errors.ts";
import type { Occurrence } from "@solodesk/contract/kernel/occurrence.ts";
import type { Clash, Slot } from "@solodesk/contract/kernel/slot.ts";

export interface Failure {
  /** A code of the contract's error table, or "network", "unreadable", "session_ended", "not_confirmed". */
  code: string;
  message: string;
  /** 0 when there was no answer. */
  status: number;
  fields?: Record<string, string> | undefined;
  suggestions?: string[] | undefined;
  clash?: Clash | undefined;
  slots?: Slot[] | undefined;
  occurrences?: Occurrence[] | undefined;
  current?: ErrorBody["current"];
  stands?: ErrorBody["stands"];
  ticket?: string | undefined;
}

/** The only error `call` throws, apart from the abort of a call nobody waits for any more. */
export class CallError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly suggestions: string[];
  /** What holds a time that is taken, and the next ones that are free instead. */
  readonly clash: Clash | undefined;
  readonly slots: Slot[];
  /** Of a series those whose time is taken. */
  readonly occurrences: Occurrence[];
  /** What was changed meanwhile, as it is now. */
  readonly current: ErrorBody["current"];
  /** The spend that would be replaced. */
  readonly stands: ErrorBody["stands"];
  /** Signing in goes on with it and a code. */
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
    this.stands = failure.stands;
    this.ticket = failure.ticket;
  }
}

/** Whoever left or put the question away knows already, and whoever is asked for a code sees where to put it. */
export const isKnownAlready = ({ code, ticket }: CallError): boolean =>
  code === "session_ended" || code === "not_confirmed" || ticket !== undefined;
