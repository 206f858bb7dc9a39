// The one door to localStorage and cookies. Storage may be full, switched off or hold nonsense:
// reading then answers undefined, and what could not be written lives in memory until the page goes.

const memory = new Map<string, string>();

export function readText(key: string): string | undefined {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The stored JSON, unchecked: the caller validates its shape. */
export function readJson(key: string): unknown {
  const written = readText(key);
  if (written === undefined) return undefined;
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

export function writeText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export const writeJson = (key: string, value: unknown): void => writeText(key, JSON.stringify(value));

export function removeKey(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored where storage is off.
  }
}

/** Calls back when another tab changed `key` (or wiped everything). */
export function onStored(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** @param seconds life of the cookie; 0 removes it. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
  } catch {
    // Cookies are off: the value lives in its store until the page goes.
  }
}
