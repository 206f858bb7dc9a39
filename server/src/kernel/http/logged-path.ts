// What the log says of an address: enough to find a fault by, and nothing that opens a door.

/**
 * Below these a path is a key: to a seller's calendar, to a guest's booking, hold, place in a waitlist or order, to a
 * payment. Wherever it stands, for an address may come with its host, and one that is written wrong holds the same key.
 */
const keyed = /(\/calendar|\/pay|\/order|\/store\/+[^/]+\/+(?:bookings?|holds|waiting|waitlist))\/.*/i;

/** Without the query, which may carry a sign-in code. */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent).replace(keyed, "$1/[hidden]");
}
