import { Tokens } from "@solodesk/contract/auth.ts";
import { readCookie, readJson, removeKey, writeCookie, writeJson } from "./storage.ts";

export const tokensKey = "tokens";
const cookie = "JWT_TOKEN";
/** Spec 9: the JWT is stored for 7 days. */
const sevenDays = 604_800;

export const readTokens = (): Tokens | undefined => Tokens.safeParse(readJson(tokensKey)).data;

/** What calls carry: from `tokens`, else from the cookie. */
export const readBearer = (): string | undefined =>
  readTokens()?.access.token ?? (readCookie(cookie) || undefined);

export function keepTokens(tokens: Tokens): void {
  writeJson(tokensKey, tokens);
  writeCookie(cookie, tokens.access.token, sevenDays);
}

export function dropTokens(): void {
  removeKey(tokensKey);
  writeCookie(cookie, "", 0);
}
