import type { Tokens } from "@solodesk/contract/identity/auth.ts";
import { isRecord } from "../storage/is-record.ts";
import {
  isViewing,
  readCookie,
  readJson,
  readTabText,
  removeKey,
  viewKey,
  writeCookie,
  writeJson,
} from "../storage/storage.ts";

export const tokensKey = "tokens";
const cookie = "JWT_TOKEN";
/** Spec 9: the JWT is stored for 7 days. */
const sevenDays = 604_800;

/** Characters allowed in a header. Anything else would make `fetch` throw on every call. */
const isSendable = (token: unknown): token is string =>
  typeof token === "string" && /^[\w.~+/=-]+$/.test(token);

const isToken = (value: unknown): value is Tokens["access"] =>
  isRecord(value) && isSendable(value["token"]) && typeof value["expires"] === "string";

const isTokens = (value: unknown): value is Tokens =>
  isRecord(value) && isToken(value["access"]) && isToken(value["refresh"]);

export function readTokens(): Tokens | undefined {
  const stored = readJson(tokensKey);
  return isTokens(stored) ? stored : undefined;
}

/** The token for the Authorization header: of the view, or from `tokens`, else from the cookie. */
export const readBearer = (): string | undefined =>
  isViewing ? readView() : (readTokens()?.access.token ?? readCookieBearer());

function readView(): string | undefined {
  const token = readTabText(viewKey);
  return isSendable(token) ? token : undefined;
}

export function readCookieBearer(): string | undefined {
  if (isViewing) return undefined;
  const stored = readCookie(cookie);
  return isSendable(stored) ? stored : undefined;
}

export function keepTokens(tokens: Tokens): void {
  writeJson(tokensKey, tokens);
  writeCookie(cookie, tokens.access.token, sevenDays);
}

export function dropTokens(): void {
  removeKey(tokensKey);
  writeCookie(cookie, "", 0);
}
