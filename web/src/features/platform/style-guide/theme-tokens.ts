// The tokens as the browser reads them from this page's style sheet, so that the guide shows the values in
// use.
import { contrast, laidOver, parseCss, type Rgb } from "#ui/look/color.ts";
import type { Pair } from "#ui/look/contrast-pairs.ts";

export type TokenValues = ReadonlyMap<string, string>;

export interface ThemeTokens {
  dark: TokenValues;
  light: TokenValues;
}

export function readThemeTokens(): ThemeTokens {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
  return { dark: tokensOf(rules, ".dark"), light: tokensOf(rules, ".light") };
}

function tokensOf(rules: readonly CSSRule[], selector: string): TokenValues {
  const found = rules
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter((rule) => rule.selectorText.split(", ").includes(selector));
  return new Map(
    found.flatMap(({ style }) =>
      Array.from(style, (name): [string, string] => [name.slice(2), style.getPropertyValue(name).trim()]),
    ),
  );
}

/** Returns the visible colour of these layers, bottom first; undefined if one of them is unknown. */
function seen(tokens: TokenValues, names: readonly string[]): Rgb | undefined {
  let ground: Rgb | undefined;
  for (const name of names) {
    const color = parseCss(tokens.get(name) ?? "");
    if (!color) return undefined;
    ground = ground ? laidOver(ground, color.rgb, color.alpha) : color.rgb;
  }
  return ground;
}

export interface Measured {
  ratio: number;
  on: string;
}

/** Returns the pair with the lowest contrast. */
export function weakest(tokens: TokenValues, pairs: readonly Pair[]): Measured | undefined {
  const measured = pairs.flatMap(({ ink, on }) => {
    const [top, ground] = [seen(tokens, [ink]), seen(tokens, on)];
    return top && ground ? [{ ratio: contrast(top, ground), on: on.join(" + ") }] : [];
  });
  return measured.toSorted((a, b) => a.ratio - b.ratio)[0];
}
