// Every call of the API, read from its own OpenAPI document, and how it is aimed at somebody's rows.
import type { TestApp } from "../test-app.ts";
import { blackPng, formOf } from "../test-pictures.ts";
import { type AnySample, samplesOf } from "./collect-samples.ts";
import type { Targets } from "./samples.ts";

export interface Operation {
  /** Its name in the contract: "auth.login" */
  id: string;
  /** "POST /auth/login" */
  name: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** With `{id}` where a parameter goes. */
  path: string;
  /** The parameters that its path and its query must have. */
  required: string[];
  /** Of JSON. */
  hasBody: boolean;
  /** A form with one file instead. */
  takesFile: boolean;
  needsUser: boolean;
}

interface Document {
  paths: Record<string, Record<string, DocumentedCall>>;
}
interface DocumentedCall {
  operationId: string;
  parameters?: { name: string; required?: boolean }[];
  requestBody?: { content: object };
  security?: object[];
}

/**
 * All but those that go on for as long as somebody listens, and those of operators, which refuse everybody else: they have tests
 * of their own.
 */
export const operationsOf = (server: TestApp): Operation[] =>
  allOperationsOf(server).filter(
    ({ name, path }) => !name.endsWith("/stream") && !path.startsWith(OPERATORS),
  );

/** Where the calls of operators are: operator.test.ts. */
export const OPERATORS = "/api/operator/";

export function allOperationsOf({ http }: TestApp): Operation[] {
  const { paths } = http.apiDocument() as unknown as Document;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody, security = [] }]) => ({
      id: operationId,
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Operation["method"],
      path,
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      hasBody: "application/json" in (requestBody?.content ?? {}),
      takesFile: "multipart/form-data" in (requestBody?.content ?? {}),
      // An empty one means that it may also be asked by nobody in particular.
      needsUser: security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0),
    })),
  );
}

/** What an operation accepts: the first of its samples. */
export const sampleOf = ({ id }: Operation, targets: Targets): AnySample => samplesOf(id, targets)[0];

/** The address of an operation with the sample's ids and query in it. */
function addressOf({ path }: Operation, { params = {}, query = {} }: AnySample): string {
  const aimed = path.replaceAll(/\{(\w+)\}/g, (unaimed, name: string) => params[name] ?? unaimed);
  const values = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const asked = new URLSearchParams(Object.fromEntries(values));
  return asked.size > 0 ? `${aimed}?${asked}` : aimed;
}

/** The address of an operation with every parameter aimed at the targets. */
export const aim = (operation: Operation, targets: Targets): string =>
  addressOf(operation, sampleOf(operation, targets));

/** The address of each of its samples. */
export const addressesOf = (operation: Operation, targets: Targets): string[] =>
  samplesOf(operation.id, targets).map((sample) => addressOf(operation, sample));

const picture = blackPng({ width: 2, height: 2, bitDepth: 1, colour: "grey" });

/** What an operation is sent: nothing, its sample body or a form with a picture. */
export function payloadOf(operation: Operation, targets: Targets) {
  if (operation.takesFile) return { payload: formOf(["file", picture, "picture.png"]) };
  return operation.hasBody ? { payload: sampleOf(operation, targets).body ?? {} } : {};
}
