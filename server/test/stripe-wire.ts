// How Stripe's API writes things down.
import { randomBytes } from "node:crypto";

export type StripeObject = Record<string, unknown>;
export interface Answer {
  status: number;
  body: StripeObject;
}
export type Tell = (type: string, object: StripeObject) => StripeObject;
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

/** A page of what was made in the asked span, newest first. */
export function listed(rows: StripeObject[], query: Form): Answer {
  const created = (query["created"] ?? {}) as Form;
  const all = rows.toReversed().filter((row) => {
    const at = Number(row["created"]);
    return at >= Number(created["gte"] ?? 0) && at <= Number(created["lte"] ?? Number.MAX_SAFE_INTEGER);
  });
  const from = all.findIndex(({ id }) => id === query["starting_after"]) + 1;
  const data = all.slice(from, from + Number(query["limit"] ?? 10));
  return { status: 200, body: { object: "list", data, has_more: from + data.length < all.length } };
}
