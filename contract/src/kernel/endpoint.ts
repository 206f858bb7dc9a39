// An endpoint is the one description of a call that server, web and documentation share.
import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Message } from "./language/t.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface Upload {
  maxBytes: number;
  /** For file pickers and the documentation; the server identifies a file by its bytes. */
  types: readonly string[];
  /** May be too large for memory: kept on disk while it is processed. */
  spooled?: boolean;
}

export interface Download {
  type: string;
  /** File name that the browser suggests. */
  name: string;
}

/** How many calls are accepted per window, which begins with the first of them. Beyond: "rate_limited". */
export interface Limit {
  most: number;
  per: "minute" | "hour" | "day";
  /** Whose calls are counted together: a user's, where guests count by network, or those of a network. */
  by: "user" | "network";
  /** Says what was too much once the limit is reached. When to try again is added to it. */
  message: () => string;
}

/** The part of a browser's Blob that is needed here; the contract uses no browser types. */
export interface FileToSend {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface Endpoint {
  method: Method;
  /** Full path; parameters are written `:name`. */
  path: `/${string}`;
  /** One line for the documentation page. */
  summary: string;
  /**
   * "user" requires a bearer token, "operator" that of somebody who runs the installation; "either" accepts calls
   * without one, but refuses an invalid one.
   */
  access: "public" | "user" | "either" | "operator";
  /**
   * The call is about the installation's project: "header" requires x-project-id, "path" does not; a header
   * that names another project is refused.
   */
  project?: "header" | "path";
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Takes the body as raw bytes, whatever their type: for bodies that are signed as a whole. */
  raw?: boolean;
  /** Takes one file instead of a body: multipart/form-data with one part named `file`. */
  upload?: Upload;
  /** Answers with a file, in pieces, instead of JSON. */
  download?: Download;
  /** Answers with lines of JSON in the shape of `answer`, until the client disconnects. */
  stream?: boolean;
  answer: z.ZodType;
  /** Status of success; 200 unless given. */
  status?: 200 | 201 | 202 | 204;
  /** Refusals a caller should handle, beyond those that every call can give. */
  refuses?: readonly ErrorCode[];
  /** Toast text of success, also the answer's message; unset where it depends on the outcome. */
  done?: Message;
  /** Toast text when the server's own sentence is missing (spec 8). */
  failed: Message;
  /** The per-minute rate limit the call counts against; "other" unless given. */
  budget?: "auth" | "write" | "upload" | "other" | "none";
  /**
   * Counted beyond the budget, once the caller and the input are known and without replays.
   * Endpoints with the same object share one count. Name it `…Limit`: the web build leaves these out.
   */
  limit?: Limit;
  /** Answers only the holder of a link: never cached, although it needs no bearer token. */
  personal?: boolean;
  /** Honours the Idempotency-Key header. */
  idempotent?: boolean;
  /** A read that gives away access, or what customers were sent: refused to an operator who views the account. */
  ownerOnly?: true;
  /** What the assistant may do with it: call it, or only propose it to the seller, who confirms. Nothing unless given. */
  agent?: "read" | "propose";
}

/** Keeps the literal types of the description, so that input and answer types can be derived. */
export const endpoint = <const E extends Endpoint>(description: E): E => description;

type InputPart<E, K extends "params" | "query" | "body"> = E extends { [P in K]: z.ZodType }
  ? unknown extends z.input<E[K]>
    ? unknown
    : Record<never, never> extends z.input<E[K]>
      ? { [P in K]?: z.input<E[K]> }
      : { [P in K]: z.input<E[K]> }
  : unknown;

/** What a caller passes: `{ params?, query?, body?, file? }`, each only if the endpoint has it. */
export type EndpointInput<E extends Endpoint> = InputPart<E, "params"> &
  InputPart<E, "query"> &
  InputPart<E, "body"> &
  (E extends { upload: Upload } ? { file: FileToSend } : unknown);

type ParsedPart<E, K extends "params" | "query" | "body"> = E extends { [P in K]: z.ZodType }
  ? { [P in K]: z.output<E[K]> }
  : unknown;

/** What a handler receives once the input has been checked. */
export type Parsed<E extends Endpoint> = ParsedPart<E, "params"> &
  ParsedPart<E, "query"> &
  ParsedPart<E, "body">;

export type Answer<E extends Endpoint> = z.output<E["answer"]>;
