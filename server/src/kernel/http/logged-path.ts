// What the log shows of an address: enough to find a fault, without secrets that grant access.

/**
 * Below these prefixes the path is a secret link to a seller's calendar, a guest's booking, hold, place in a
 * waitlist or order, or to a payment. Matched anywhere, because the address may include a host or be
 * mistyped.
 */
const keyed = /(\/calendar|\/pay|\/order|\/store\/+[^/]+\/+(?:bookings?|holds|waiting|waitlist))\/.*/i;

/** Returns the path without the query, which may contain a sign-in code. */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent).replace(keyed, "$1/[hidden]");
}
