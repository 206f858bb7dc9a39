// Names the device of a session as its owner would. Browsers reveal little about themselves, and less each
// year, so a few rules are enough. The first match wins; narrower rules come first.
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { asKept, keptWords } from "#kernel/kept-words.ts";

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\/|\bEdge\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bDuckDuckGo\/|\bDdg\//, "DuckDuckGo"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bChromium\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/^(?:curl|Wget|HTTPie)\//, "A command line"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

const nameIn = (names: readonly [RegExp, string][], userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

const words = {
  commandLine: msg("A command line"),
  unknown: msg("An unknown device"),
  both: msg("{browser} on {system}"),
} as const;

/** "Firefox on Windows", as rows keep it and devices are compared by it: in English. */
export function deviceOf(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return asKept(words.both, { browser, system });
  return browser ?? system ?? asKept(words.unknown);
}

/** Names such a device in the reader's language. */
export const deviceInWords = keptWords(Object.values(words));
