import { testData } from "./test-data.ts";

const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const decode = (xml: string) =>
  xml
    .replaceAll(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/&#(\d+);/g, (_, number: string) => String.fromCodePoint(Number(number)))
    .replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => entities[name] ?? "")
    // The file writes control characters as their symbols.
    .replaceAll(/[\u2400-\u241f]/g, (symbol) => String.fromCharCode(symbol.charCodeAt(0) - 0x2400));

/** Email addresses of every kind, good and bad. */
export const testAddresses = (): string[] =>
  [...testData("email-addresses/tests.xml").matchAll(/<address>([\s\S]*?)<\/address>/g)].map(
    ([, written = ""]) => decode(written),
  );
