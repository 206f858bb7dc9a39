// All access to localStorage, sessionStorage and cookies. Storage may be full, disabled or hold invalid data:
// reads then return `undefined`, and a value that could not be stored stays in memory until the page is
// closed.

/**
 * Which link or ad led this browser to each store, for 30 days. The store page writes it before loading
 * anything else.
 */
export const touchesKey = "touches";
/** The address of the user's own store: their visits to it are not counted. */
export const ownStoreKey = "own-store";

/** Choices for this device; they apply to every account that signs in on it. */
export const themeKey = "theme-mode";
export const timeFormatKey = "time-format";

/**
 * Holds the token of an operator who views an account, in the tab that shows it. That tab takes nothing from localStorage, keeps
 * nothing there and sets no cookies: those are the operator's own.
 */
export const viewKey = "view";

interface Shelf {
  read: (key: string) => string | undefined;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** Calls `storage` at each use: if storage is disabled, even reading `localStorage` throws. */
function shelfIn(storage: () => Storage, prefix = ""): Shelf {
  const memory = new Map<string, string>();
  return {
    read: (key) => {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(prefix + key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, value) => {
      try {
        storage().setItem(prefix + key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove: (key) => {
      memory.delete(key);
      try {
        storage().removeItem(prefix + key);
      } catch {
        // If storage is disabled, nothing was stored.
      }
    },
  };
}

/** Of one tab, until it is closed. */
const tab = shelfIn(() => sessionStorage);

/** Whether this tab shows an account to an operator. It stays so until the page is left. */
export const isViewing = tab.read(viewKey) !== undefined;

/** In a tab of a view, what would be kept in the browser is kept in the tab, under this prefix. */
export const viewPrefix = "viewed ";
const browser = isViewing ? shelfIn(() => sessionStorage, viewPrefix) : shelfIn(() => localStorage);

export const { read: readText, write: writeText, remove: removeKey } = browser;
export const { read: readTabText, write: writeTabText, remove: removeTabKey } = tab;

/** Forgets all that this tab keeps. */
export const clearTab = (): void => sessionStorage.clear();

/** The stored JSON, not validated: the caller checks its shape. */
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

/** Calls `changed` when another tab changes `key` or clears the storage. */
export function onStored(key: string, changed: () => void): () => void {
  if (isViewing) return () => undefined;
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  // Does nothing on the server, which renders store pages.
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

const sameSites = { strict: "; SameSite=Strict", lax: "; SameSite=Lax" } as const;

/**
 * @param seconds lifetime of the cookie; 0 removes it.
 * @param from "lax": also sent by someone who comes from another site or an email.
 */
export function writeCookie(
  name: string,
  value: string,
  seconds: number,
  from: keyof typeof sameSites = "strict",
): void {
  if (isViewing) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const rules = `${sameSites[from]}${secure}`;
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}${rules}`;
  } catch {
    // Cookies are disabled: the value stays in its store until the page is closed.
  }
}
