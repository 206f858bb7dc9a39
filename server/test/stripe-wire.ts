// How Stripe's API writes things down.
import { randomBytes } from "node:crypto";

export type StripeObject = Record<string, unknown>;
export interface Answer {
  status: number;
  body: StripeObject;
}
export interface Form {
  [name: string]: string | Form | undefined;
}

export const idNamed = (kind: string): string => `${kind}_${randomBytes(12).toString("hex")}`;

/** `a[b][0]=c` as nested objects. */
export function formOf(said: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(said)) {
    const path = name.split(/\[|\]\[?/).filter((part) => part !== "");
    const last = path.pop() ?? "";
    let place = form;
    for (const part of path) place = (place[part] ??= {}) as Form;
    place[last] = value;
  }
  return form;
}

export const refused = (
  param: string | undefined,
  code: string | undefined,
  status = 400,
  message = "This cannot be done.",
): Answer => ({ status, body: { error: { type: "invalid_request_error", param, code, message } } });
export const missing = (param: string): Answer => refused(param, "parameter_missing");
export const notFound = (param: string): Answer => refused(param, "resource_missing", 404);
