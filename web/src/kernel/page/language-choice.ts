// The server writes a page in the language of a cookie, or else in the browser's.
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import {
  bestLanguage,
  deskLanguages,
  type LanguageTag,
} from "@solodesk/contract/kernel/language/languages.ts";
import { readCookie, writeCookie } from "../storage/storage.ts";
import { loadAgain } from "./leave-for.ts";

const cookie = "language";
const oneYear = 31_536_000;

/** Lax: the choice also counts for someone who comes from an email. */
const keep = (tag: LanguageTag) => writeCookie(cookie, tag, oneYear, "lax");

/** The language of this page, whose tag may have the region of the browser: "en-GB". */
export const pageLanguage = (): LanguageTag => bestLanguage([readersLanguage()], deskLanguages, "en");

/** Loads this page again in another language. */
export function reloadIn(tag: LanguageTag): void {
  keep(tag);
  loadAgain();
}

/**
 * Keeps the language of the account that is signed in for the next page load. Returns whether that load will differ:
 * not if this page is in that language, was loaded with the same cookie, or the browser keeps no cookies.
 */
export function wantsOtherPage(tag: LanguageTag): boolean {
  if (pageLanguage() === tag || readCookie(cookie) === tag) return false;
  keep(tag);
  return readCookie(cookie) === tag;
}
