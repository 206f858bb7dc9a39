// A seller may pick any accent colour; what is shown keeps its hue and always stays readable.
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

/** The surfaces of tokens.css an accent can stand on. */
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

/** The accent tokens of one theme; undefined when `written` is no colour such as "#2f6f5e". */
export function accentPalette(written: string, theme: ThemeName): AccentPalette | undefined {
  const chosen = parseHex(written);
  if (!chosen) return undefined;
  const grounds = surfaces[theme].map(parseHex).filter((ground) => ground !== undefined);
  const away = theme === "dark" ? white : black;
  const accent = withWhiteInk(repaired(chosen, grounds, away, forControls), grounds);
  const onAccent = inkOn(accent);
  const wash = theme === "dark" ? 0.14 : 0.1;
  // Words in the accent also stand on its own wash.
  const washed = grounds.map((ground) => laidOver(ground, accent, wash));
  return {
    accent: toHex(accent),
    "accent-hover": toHex(hoverOf(accent, onAccent, grounds)),
    "on-accent": toHex(onAccent),
    "accent-text": toHex(repaired(chosen, [...grounds, ...washed], away, forText)),
    "accent-wash": toWash(accent, wash),
  };
}

const stands = (color: Rgb, grounds: readonly Rgb[], least: number) =>
  grounds.every((ground) => contrast(color, ground) >= least);

/** The nearest shade of the colour that stands out from every ground. */
function repaired(color: Rgb, grounds: readonly Rgb[], away: Rgb, least: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = share === 0 ? color : mixed(color, away, share);
    if (stands(shade, grounds, least)) return shade;
  }
  return away;
}

/** Mid-tones carry white words better than black ones; a slightly deeper shade is enough to make them readable. */
function withWhiteInk(accent: Rgb, grounds: readonly Rgb[]): Rgb {
  const given = contrast(accent, white);
  if (given >= forText || given < 3.2) return accent;
  const deeper = repaired(accent, [white], black, forText);
  return stands(deeper, grounds, forControls) ? deeper : accent;
}

/** A deep shade of the accent itself or white where they are readable; black or white always is. */
function inkOn(accent: Rgb): Rgb {
  const inks = [white, mixed(accent, black, 0.86)];
  const [best] = [white, black].toSorted((a, b) => contrast(accent, b) - contrast(accent, a));
  return inks.find((ink) => contrast(accent, ink) >= forText) ?? best ?? black;
}

function hoverOf(accent: Rgb, ink: Rgb, grounds: readonly Rgb[]): Rgb {
  const shades = [mixed(accent, white, 0.14), mixed(accent, black, 0.14)];
  return (
    shades.find((shade) => contrast(shade, ink) >= forText && stands(shade, grounds, forControls)) ?? accent
  );
}
