// A key names one wish: pressing "Create store" again after a lost answer must not create a second one.
const keys = new Map<string, string>();

type Body = string | FormData | null;

const nameOf = (url: string, body: Body) => `${url} ${typeof body === "string" ? body : ""}`;

/** Not `randomUUID`: that one is missing on plain-http addresses of a local network. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

export function keyFor(url: string, body: Body): string {
  const name = nameOf(url, body);
  const key = keys.get(name) ?? newKey();
  keys.set(name, key);
  return key;
}

export const forgetKey = (url: string, body: Body): boolean => keys.delete(nameOf(url, body));
