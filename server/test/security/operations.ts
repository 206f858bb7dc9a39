// Every call of the API, read from its own OpenAPI document, and how it is aimed at somebody's rows.
import type { TestApp } from "../test-app.ts";
import { blackPng, formOf } from "../test-pictures.ts";
import { PROJECT, sampleBodies, sampleQueries, type Targets } from "./sample-bodies.ts";

export interface Operation {
  /** "POST /auth/login" */
  name: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** With `{id}` where a parameter goes. */
  path: string;
  /** Of JSON. */
  hasBody: boolean;
  /** A form with one file instead. */
  takesFile: boolean;
  needsUser: boolean;
}

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: object }; security?: object[] }>>;
}

/** All but those that go on for as long as somebody listens: they have tests of their own. */
export const operationsOf = (server: TestApp): Operation[] =>
  allOperationsOf(server).filter(({ name }) => !name.endsWith("/stream"));

export function allOperationsOf({ http }: TestApp): Operation[] {
  const { paths } = http.apiDocument() as unknown as Document;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, security = [] }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Operation["method"],
      path,
      hasBody: "application/json" in (requestBody?.content ?? {}),
      takesFile: "multipart/form-data" in (requestBody?.content ?? {}),
      // An empty one means that it may also be asked by nobody in particular.
      needsUser: security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0),
    })),
  );
}

function idFor(path: string, targets: Targets): string {
  const { productId, appointmentId, seriesId, sourceId, mailId, orderId, waitingId, serviceId } = targets;
  if (path.includes("/transactions/")) return targets.transactionId;
  if (path.includes("/sessions/")) return targets.deviceId;
  if (path.includes("/payouts/")) return targets.payoutId;
  if (path.includes("/payout-destinations/")) return targets.destinationId;
  if (path.includes("/mails/")) return mailId;
  if (path.includes("/orders/")) return orderId;
  if (path.includes("/waitlist/")) return waitingId;
  if (path.includes("/links/")) return targets.linkId;
  if (path.includes("/data-exports/")) return targets.exportId;
  if (path.includes("/imports/")) return targets.importId;
  if (path.includes("/series/")) return seriesId;
  if (path.includes("/products/")) return productId;
  if (path.includes("/calendar-sources/")) return sourceId;
  return path.includes("/appointments/") ? appointmentId : serviceId;
}

/** The address of an operation with every parameter aimed at the targets. */
export function aim({ path, name }: Operation, targets: Targets): string {
  const aimed = path
    .replace("{id}", idFor(path, targets))
    .replace("{website_url}", targets.websiteUrl)
    // Only the server can write these.
    .replace(/\{(code|hold)\}/, "x".repeat(43))
    .replace("{paymentId}", targets.planPaymentId)
    .replace("{projectId}", PROJECT)
    .replace("{gateway}", "sandbox")
    .replace("{name}", "privacy");
  return aimed + (sampleQueries(targets)[name] ?? "");
}

const picture = blackPng({ width: 2, height: 2, bitDepth: 1, colour: "grey" });

/** What an operation is sent: nothing, its sample body or a form with a picture. */
export function payloadOf({ name, hasBody, takesFile }: Operation, targets: Targets) {
  if (takesFile) return { payload: formOf(["file", picture, "picture.png"]) };
  return hasBody ? { payload: sampleBodies(targets)[name] ?? {} } : {};
}
