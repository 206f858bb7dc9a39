// An endpoint is the one description of a call that server, web and documentation share.
import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface Upload {
  maxBytes: number;
  /** For file pickers and the documentation; what a file is, its bytes tell. */
  types: readonly string[];
  /** May be too large for the memory: it waits on the disk while it is worked on. */
  spooled?: boolean;
}

export interface Download {
  type: string;
  /** How the file is called where it is kept. */
  name: string;
}

/** The part of a browser's Blob that says what it is; the contract itself knows no browser. */
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
  /** "user" needs a bearer token; "either" knows who calls when one comes along, and refuses a bad one. */
  access: "public" | "user" | "either";
  /**
   * Is about the installation's project: "header" needs it named by x-project-id, "path" names it itself, and a header that
   * says otherwise is refused.
   */
  project?: "header" | "path";
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Takes the body as the bytes it came in, whatever their type: for what is signed as a whole. */
  raw?: boolean;
  /** Takes one file instead of a body: multipart/form-data with one part named `file`. */
  upload?: Upload;
  /** Answers a file, piece by piece, instead of JSON. */
  download?: Download;
  /** Answers line by line, each of them JSON of the shape of `answer`, for as long as somebody listens. */
  stream?: boolean;
  answer: z.ZodType;
  /** Status of success; 200 unless given. */
  status?: 200 | 201 | 202 | 204;
  /** Refusals a caller should be ready for, beside the ones every call can give. */
  refuses?: readonly ErrorCode[];
  /** The sentence shown when the call succeeded, also its answer's message; none where it depends on what came of it. */
  done?: string;
  /** Toast text when the server's own sentence is missing (spec 8). */
  failed: string;
  /** Which per-minute budget the call draws from; "other" unless given. */
  budget?: "auth" | "write" | "upload" | "other" | "none";
  /** Answers what only whoever holds a link may see: kept nowhere, though no bearer is asked for. */
  personal?: boolean;
  /** Honours the Idempotency-Key header. */
  idempotent?: boolean;
}

/** Keeps the literal types of the description, so that input and answer can be read off it. */
export const endpoint = <const E extends Endpoint>(description: E): E => description;

type InputPart<E, K extends "params" | "query" | "body"> = E extends { [P in K]: z.ZodType }
  ? unknown extends z.input<E[K]>
    ? unknown
    : Record<never, never> extends z.input<E[K]>
      ? { [P in K]?: z.input<E[K]> }
      : { [P in K]: z.input<E[K]> }
  : unknown;

/** What a caller hands over: `{ params?, query?, body?, file? }`, each only where the endpoint has it. */
export type Input<E extends Endpoint> = InputPart<E, "params"> &
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
