export interface Failure {
  /** A code of the contract's error table, or "network", "unreadable", "session_ended". */
  code: string;
  message: string;
  /** 0 when there was no answer. */
  status: number;
  fields?: Record<string, string> | undefined;
  suggestions?: string[] | undefined;
}

/** The only error `call` throws, apart from the abort of a call nobody waits for any more. */
export class CallError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly suggestions: string[];

  constructor(failure: Failure) {
    super(failure.message);
    this.name = "CallError";
    this.code = failure.code;
    this.status = failure.status;
    this.fields = failure.fields ?? {};
    this.suggestions = failure.suggestions ?? [];
  }
}
