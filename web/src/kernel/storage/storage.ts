// The one door to localStorage, sessionStorage and cookies. Storage may be full, switched off or hold nonsense:
// reading then answers undefined, and what could not be written lives in memory until the page goes.

/** What led this browser to each store, for 30 days: the store page writes it before it loads anything else. */
export const touchesKey = "touches";
/** Address of one's own store, whose page is not counted as visited by oneself. */
export const ownStoreKey = "own-store";

interface Shelf {
  read: (key: string) => string | undefined;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** Storage is asked for at each use: where it is switched off, even naming it throws. */
function shelfIn(storage: () => Storage): Shelf {
  const memory = new Map<string, string>();
  return {
    read: (key) => {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, value) => {
      try {
        storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove: (key) => {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored where storage is off.
      }
    },
  };
}

const browser = shelfIn(() => localStorage);
/** Belongs to one tab and goes with it. */
const tab = shelfIn(() => sessionStorage);

export const { read: readText, write: writeText, remove: removeKey } = browser;
export const { read: readTabText, write: writeTabText, remove: removeTabKey } = tab;

/** The stored JSON, unchecked: the caller validates its shape. */
export const readJson = (key: string): unknown => parsed(browser.read(key));
export const readTabJson = (key: string): unknown => parsed(tab.read(key));
export const writeJson = (key: string, value: unknown): void => writeText(key, JSON.stringify(value));

function parsed(written: string | undefined): unknown {
  if (written === undefined) return undefined;
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** Calls back when another tab changed `key` (or wiped everything). */
export function onStored(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  // The server writes store pages, and has no other tabs.
  globalThis.addEventListener?.("storage", listen);
  return () => globalThis.removeEventListener?.("storage", listen);
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
