// A seller may pick any accent colour. The colours derived from it keep its hue and are always readable.
import {
  black,
  contrast,
  forControls,
  forText,
  laidOver,
  mixed,
  parseHex,
  type Rgb,
  toHex,
  toWash,
  white,
} from "./color.ts";

/** The surfaces of tokens.css that an accent is shown on; the canvas is the first. */
export const surfaces = {
  dark: ["#131210", "#1a1917", "#232120"],
  light: ["#fbfaf8", "#f4f2ee", "#ffffff"],
} as const;

export type ThemeName = keyof typeof surfaces;

export interface AccentPalette {
  accent: string;
  "accent-hover": string;
  "on-accent": string;
  "accent-text": string;
  "accent-wash": string;
}

/** The accent tokens of one theme; `undefined` if `written` is not a colour such as "#2f6f5e". */
export function accentPalette(written: string, theme: ThemeName): AccentPalette | undefined {
  const chosen = parseHex(written);
  if (!chosen) return undefined;
  const grounds = surfaces[theme].map(parseHex).filter((ground) => ground !== undefined);
  const away = theme === "dark" ? white : black;
  const accent = withWhiteInk(withContrast(chosen, grounds, away, forControls), grounds);
  const onAccent = inkOn(accent);
  const wash = theme === "dark" ? 0.14 : 0.1;
  // Accent-coloured text is also shown on the accent's wash.
  const washed = grounds.map((ground) => laidOver(ground, accent, wash));
  return {
    accent: toHex(accent),
    "accent-hover": toHex(hoverOf(accent, onAccent, grounds)),
    "on-accent": toHex(onAccent),
    "accent-text": toHex(withContrast(chosen, [...grounds, ...washed], away, forText)),
    "accent-wash": toWash(accent, wash),
  };
}

const hasContrast = (color: Rgb, grounds: readonly Rgb[], least: number) =>
  grounds.every((ground) => contrast(color, ground) >= least);

/** The nearest shade of the colour with enough contrast on every ground. */
function withContrast(color: Rgb, grounds: readonly Rgb[], away: Rgb, least: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = share === 0 ? color : mixed(color, away, share);
    if (hasContrast(shade, grounds, least)) return shade;
  }
  return away;
}

/** White text looks better than black on mid-tones; a slightly deeper shade makes it readable. */
function withWhiteInk(accent: Rgb, grounds: readonly Rgb[]): Rgb {
  const given = contrast(accent, white);
  if (given >= forText || given < 3.2) return accent;
  const deeper = withContrast(accent, [white], black, forText);
  return hasContrast(deeper, grounds, forControls) ? deeper : accent;
}

/**
 * White or a very dark shade of the accent if readable, else the better of white and black, which always is.
 */
function inkOn(accent: Rgb): Rgb {
  const inks = [white, mixed(accent, black, 0.86)];
  const [best] = [white, black].toSorted((a, b) => contrast(accent, b) - contrast(accent, a));
  return inks.find((ink) => contrast(accent, ink) >= forText) ?? best ?? black;
}

function hoverOf(accent: Rgb, ink: Rgb, grounds: readonly Rgb[]): Rgb {
  const shades = [mixed(accent, white, 0.14), mixed(accent, black, 0.14)];
  return (
    shades.find((shade) => contrast(shade, ink) >= forText && hasContrast(shade, grounds, forControls)) ??
    accent
  );
}
