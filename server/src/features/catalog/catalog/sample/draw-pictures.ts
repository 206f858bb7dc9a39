// Draws pictures/*.svg from drawings.json: `node server/src/features/catalog/catalog/sample/draw-pictures.ts`.
import { mkdirSync, writeFileSync } from "node:fs";
import drawings from "./drawings.json" with { type: "json" };
import { bakery } from "./glyphs/bakery.ts";
import { bath } from "./glyphs/bath.ts";
import { bicycle } from "./glyphs/bicycle.ts";
import { clay } from "./glyphs/clay.ts";
import { desk } from "./glyphs/desk.ts";
import { garden } from "./glyphs/garden.ts";
import { home } from "./glyphs/home.ts";
import { kitchen } from "./glyphs/kitchen.ts";
import { pets } from "./glyphs/pets.ts";
import { photo } from "./glyphs/photo.ts";
import { sewing } from "./glyphs/sewing.ts";
import type { Glyph, Glyphs, Tones } from "./glyphs/shapes.ts";
import { circle, oval, path, rect } from "./glyphs/shapes.ts";
import { sport } from "./glyphs/sport.ts";
import { tonesFor } from "./glyphs/tones.ts";
import { workshop } from "./glyphs/workshop.ts";

type Drawing = {
  kind: string;
  detail: number;
  count?: number;
  wide?: number;
  tall?: number;
  main?: string;
  second?: string;
};

const glyphs: Glyphs = {
  ...bakery,
  ...bath,
  ...bicycle,
  ...clay,
  ...desk,
  ...garden,
  ...home,
  ...kitchen,
  ...pets,
  ...photo,
  ...sewing,
  ...sport,
  ...workshop,
};
const standing = {
  1: [[0, 1.13]],
  2: [
    [-104, 0.88],
    [116, 0.72],
  ],
  3: [
    [-172, 0.64],
    [172, 0.56],
    [6, 0.8],
  ],
} as const;
const lying = {
  1: [[0, 0, 1.12]],
  2: [
    [-94, -76, 0.78],
    [98, 80, 0.78],
  ],
  3: [
    [-134, -104, 0.64],
    [0, 6, 0.64],
    [134, 116, 0.64],
  ],
} as const;

const folder = new URL("./pictures/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [sku, drawing] of Object.entries(drawings)) {
  writeFileSync(new URL(`${sku.toLowerCase()}.svg`, folder), picture(sku, drawing));
}

function picture(sku: string, drawing: Drawing): string {
  const glyph = glyphs[drawing.kind];
  if (glyph === undefined) throw new Error(`${sku}: nobody has drawn a ${drawing.kind}`);
  const index = Number(sku.slice(4)) - 1;
  const tones = tonesFor(sku.slice(0, 3), index);
  const own = { ...tones, main: drawing.main ?? tones.main, second: drawing.second ?? tones.second };
  const body = rounded(glyph.draw(own, drawing.detail).join(""));
  const scene = glyph.stands ? onTable(index, tones) : onCloth(index, tones);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640">${scene}${placed(glyph, drawing, index, body)}</svg>\n`;
}

function placed(glyph: Glyph, drawing: Drawing, index: number, body: string): string {
  const { wide = 1, tall = 1 } = drawing;
  const count = drawing.count === 2 || drawing.count === 3 ? drawing.count : 1;
  if (glyph.stands) {
    return standing[count]
      .map(([x, size]) => {
        const foot = `<ellipse cx="320" cy="500" rx="176" ry="13" fill="#1d1611" opacity=".12"/>`;
        return `<g transform="translate(${320 + x} 534) scale(${round(wide * size)} ${round(tall * size)}) translate(-320 -500)">${foot}${body}</g>`;
      })
      .join("");
  }
  const lean = [-9, 7, -4, 11][index % 4];
  return lying[count]
    .map(
      ([x, y, size]) =>
        `<g transform="translate(${320 + x} ${320 + y}) rotate(${lean}) scale(${round(wide * size)} ${round(tall * size)}) translate(-320 -320)">${body}</g>`,
    )
    .join("");
}

function onTable(index: number, t: Tones): string {
  const back = mixed(t.ground, t.main, 0.16);
  const wall = rect(0, 0, 640, 640, 0, t.ground);
  if (index % 4 === 0) return wall + rect(0, 456, 640, 184, 0, back);
  if (index % 4 === 1) return wall + path("M92 534V290a228 228 0 0 1 456 0v244z", back);
  if (index % 4 === 2) return wall + circle(320, 318, 250, back);
  return wall + oval(320, 538, 300, 56, back);
}

function onCloth(index: number, t: Tones): string {
  const back = mixed(t.ground, t.main, 0.16);
  const table = rect(0, 0, 640, 640, 0, t.ground);
  if (index % 4 === 0) return table + circle(320, 320, 262, back);
  if (index % 4 === 1) return table + path("M0 640V210L640 430v210z", back);
  if (index % 4 === 2) return table + rect(70, 70, 500, 500, 40, back);
  return table + path("M0 0h640L0 520z", back);
}

/** Mixes `share` of the second colour into the first, both `#rrggbb`. */
function mixed(under: string, over: string, share: number): string {
  const part = (colour: string, i: number) => Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(part(under, i) * (1 - share) + part(over, i) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Rounds to a tenth of a unit. Nobody sees less of 640 units, and more digits only make the file larger. */
function rounded(svg: string): string {
  return svg.replace(/\d+\.\d\d+/g, (n) => String(Math.round(Number(n) * 10) / 10));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
