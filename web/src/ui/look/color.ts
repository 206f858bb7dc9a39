// Colours as numbers: parsing, mixing in OKLab (perceptually even) and WCAG contrast.

/** Red, green and blue from 0 to 1, gamma-encoded as in CSS. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * The contrast that WCAG 2.2 AA requires of text, and of the parts of a control that show where it is and its
 * state.
 */
export const forText = 4.5;
export const forControls = 3;

export const white: Rgb = [1, 1, 1];
export const black: Rgb = [0, 0, 0];

/** Parses "#2f6f5e"; returns `undefined` for anything else. */
export function parseHex(written: string): Rgb | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(written)) return undefined;
  const channel = (at: number) => Number.parseInt(written.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/**
 * Parses a colour as style sheets and browsers write it: "#2f6f5e", "#fff8", "rgb(47 111 94 / 0.14)",
 * "rgba(47, 111, 94, 0.14)".
 */
export function parseCss(written: string): { rgb: Rgb; alpha: number } | undefined {
  const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(written) ? written.slice(1) : undefined;
  const parts = hex ? hexParts(hex) : rgbParts(written);
  const [red, green, blue, alpha = 1] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return { rgb: [red / 255, green / 255, blue / 255], alpha };
}

function hexParts(hex: string): number[] {
  const pairs = hex.length < 6 ? Array.from(hex, (digit) => digit + digit) : (hex.match(/../g) ?? []);
  return pairs.map((pair, at) => Number.parseInt(pair, 16) / (at === 3 ? 255 : 1));
}

const rgbParts = (written: string): number[] | undefined =>
  /^rgba?\(([^)]+)\)$/
    .exec(written)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);

const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255);

export const toHex = (color: Rgb): string =>
  `#${color.map((channel) => byte(channel).toString(16).padStart(2, "0")).join("")}`;

/** Such as `rgb(47 111 94 / 0.14)`. */
export const toWash = (color: Rgb, alpha: number): string => `rgb(${color.map(byte).join(" ")} / ${alpha})`;

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const encoded = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * Math.max(0, channel) ** (1 / 2.4) - 0.055;

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** From 1 (the same) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb): number {
  const [lighter, darker] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function toLab(color: Rgb): Rgb {
  const [r, g, b] = [linear(color[0]), linear(color[1]), linear(color[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The visible colour where `over` is painted on `ground` with this opacity. */
export function laidOver(ground: Rgb, over: Rgb, alpha: number): Rgb {
  const blend = (under: number, top: number) => under + (top - under) * alpha;
  return [blend(ground[0], over[0]), blend(ground[1], over[1]), blend(ground[2], over[2])];
}

/** @param share the share of `b`, from 0 to 1. */
export function mixed(a: Rgb, b: Rgb, share: number): Rgb {
  const [from, to] = [toLab(a), toLab(b)];
  const between = (x: number, y: number) => x + (y - x) * share;
  const mix = fromLab([between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])]);
  // Rounded to the 256 steps a screen can show, so that contrast is measured on the visible colour.
  return [byte(mix[0]) / 255, byte(mix[1]) / 255, byte(mix[2]) / 255];
}
