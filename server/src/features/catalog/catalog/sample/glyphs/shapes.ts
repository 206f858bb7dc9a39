// The few shapes that every drawing is made of, in coordinates of a 640 × 640 sheet.

export type Tones = { ground: string; main: string; second: string; dark: string; light: string };
/** `stands`: drawn upright with its foot at y = 500; otherwise seen from above, centred on 320, 320. */
export type Glyph = { stands: boolean; draw: (tones: Tones, detail: number) => string[] };
export type Glyphs = Record<string, Glyph>;

export const wood = "#b98d62";
export const woodDark = "#8f6844";
export const metal = "#a7aaa6";
export const brass = "#c2a05c";
export const leaf = "#6d8460";
export const leafDark = "#4d6549";
export const paper = "#f6f1e7";

export const stand = (draw: Glyph["draw"]): Glyph => ({ stands: true, draw });
export const lie = (draw: Glyph["draw"]): Glyph => ({ stands: false, draw });

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const ring = (x: number, y: number, r: number, stroke: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
/** A circle drawn in dashes of `dash` with gaps of `gap`: teeth, knurls, stitches. */
export const dashes = (
  x: number,
  y: number,
  r: number,
  stroke: string,
  width: number,
  dash: number,
  gap: number,
) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${dash} ${gap}"/>`;
/** `count` dots of `size` on a circle. */
export const dots = (x: number, y: number, r: number, fill: string, size: number, count: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${fill}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${Math.round((200000 * Math.PI * r) / count) / 100000}"/>`;
/** Dots of `size` every `gap` along a path. */
export const dotted = (d: string, stroke: string, size: number, gap: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${gap}"/>`;
export const shade = (d: string) => `<path d="${d}" fill="#1d1611" opacity=".13"/>`;
export const glint = (d: string) => `<path d="${d}" fill="#fff" opacity=".28"/>`;
export const turn = (degrees: number, x: number, y: number, ...body: string[]) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${body.join("")}</g>`;
/** The same mark at each of the places. */
export const each = <const T>(places: readonly T[], mark: (place: T, index: number) => string) =>
  places.map(mark).join("");
/** The same mark repeated around a centre. */
export const around = (times: number, x: number, y: number, mark: string) =>
  each([...Array(times).keys()], (i) => turn(Math.round((3600 * i) / times) / 10, x, y, mark));

/** A wordless label `w` wide around the point; the detail chooses which of four. */
export function label(t: Tones, detail: number, x: number, y: number, w: number): string {
  const h = w * 0.9;
  const card = rect(x - w / 2, y - h / 2, w, h, 6, t.light);
  if (detail === 0) {
    return (
      card +
      rect(x - w * 0.3, y - h * 0.18, w * 0.6, 9, 4, t.dark) +
      rect(x - w * 0.18, y + h * 0.1, w * 0.36, 7, 3, t.second)
    );
  }
  if (detail === 1) return circle(x, y, w * 0.46, t.light) + circle(x, y, w * 0.2, t.second);
  if (detail === 2) return card + sprig(x, y + h * 0.3, h * 0.6, t.second);
  return (
    rect(x - w / 2, y - h * 0.3, w, h * 0.22, 0, t.light) +
    rect(x - w / 2, y + h * 0.05, w, h * 0.22, 0, t.second)
  );
}

/** An upright twig with three leaves, foot at the point. */
export function sprig(x: number, y: number, h: number, fill: string): string {
  const a = h * 0.32;
  const side = (s: number, up: number) =>
    `M${x} ${y - up}q${s * a * 0.2} ${-a * 0.9} ${s * a} ${-a * 0.8}q${-s * a * 0.1} ${a * 0.8} ${-s * a} ${a * 0.8}z`;
  return path(
    `${side(1, h * 0.15)}${side(-1, h * 0.3)}M${x} ${y - h}q${a * 0.5} ${a * 0.7} 0 ${a * 1.3}q${-a * 0.5} ${-a * 0.6} 0 ${-a * 1.3}zM${x - 3} ${y}v${-h * 0.7}h6v${h * 0.7}z`,
    fill,
  );
}
