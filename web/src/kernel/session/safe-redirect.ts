// Where a sign-in may redirect to: a path of this site and nothing else (spec 2).

// Browsers drop tabs and line breaks inside an address, so "/\t/evil" would become "//evil".
// oxlint-disable-next-line no-control-regex -- the control characters are what it looks for
const disguised = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/;

/**
 * Returns the path, query and hash to follow; `undefined` if `wanted` leaves this origin or is not a path.
 */
export function safeRedirect(wanted: string | null | undefined, origin: string): string | undefined {
  if (!wanted?.startsWith("/") || wanted.startsWith("//") || disguised.test(wanted)) return undefined;
  const address = parse(wanted, origin);
  if (address?.origin !== origin || address.username !== "" || address.password !== "") return undefined;
  const path = address.pathname + address.search + address.hash;
  // "/x/..//evil" becomes "//evil" only after its dots are resolved.
  return path.startsWith("//") ? undefined : path;
}

function parse(wanted: string, origin: string): URL | undefined {
  try {
    return new URL(wanted, origin);
  } catch {
    return undefined;
  }
}
