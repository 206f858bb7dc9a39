import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { accentPalette, surfaces, type ThemeName } from "./accent-palette.ts";
import { contrast, laidOver, parseHex, type Rgb } from "./color.ts";

const rgb = (written: string): Rgb => {
  const color = parseHex(written);
  if (!color) throw new Error(`${written} is no colour`);
  return color;
};
const alphaOf = (wash: string) => Number(/ ([\d.]+)\)$/.exec(wash)?.[1]);
const between = (a: string, b: string) => contrast(rgb(a), rgb(b));

// A linear congruential generator is random enough here, and a failure is reproducible.
function* colors(count: number) {
  let seed = 20_260_131;
  for (let i = 0; i < count; i += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    yield `#${(seed >>> 8).toString(16).padStart(6, "0")}`;
  }
}
const edges = [
  "#000000",
  "#ffffff",
  "#808080",
  "#ffff00",
  "#0000ff",
  "#ff0000",
  "#131210",
  "#fbfaf8",
  "#777777",
];
const themes: ThemeName[] = ["dark", "light"];

describe("the accent of a store", () => {
  it.each(themes)("is readable in the %s theme whatever colour was picked", (theme) => {
    for (const color of [...edges, ...colors(1000)]) {
      const palette = accentPalette(color, theme);
      if (!palette) throw new Error(`no palette for ${color}`);
      expect(between(palette["on-accent"], palette.accent), `text on ${color}`).toBeGreaterThanOrEqual(4.5);
      expect(
        between(palette["on-accent"], palette["accent-hover"]),
        `hover of ${color}`,
      ).toBeGreaterThanOrEqual(4.5);
      for (const surface of surfaces[theme]) {
        expect(between(palette.accent, surface), `${color} on ${surface}`).toBeGreaterThanOrEqual(3);
        expect(
          between(palette["accent-text"], surface),
          `words in ${color} on ${surface}`,
        ).toBeGreaterThanOrEqual(4.5);
        const washed = laidOver(rgb(surface), rgb(palette.accent), alphaOf(palette["accent-wash"]));
        const onWash = contrast(rgb(palette["accent-text"]), washed);
        expect(onWash, `words in ${color} on its wash`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("keeps a colour that is readable as it is", () => {
    expect(accentPalette("#e07a5f", "dark")?.accent).toBe("#e07a5f");
    expect(accentPalette("#2f6f5e", "light")?.accent).toBe("#2f6f5e");
  });

  it("takes nothing that is not a colour", () => {
    for (const nasty of ["", "red", "#fff", "#2f6f5e;}</style><script>", "url(x)"]) {
      expect(accentPalette(nasty, "dark")).toBeUndefined();
    }
  });

  it("knows the surfaces the stylesheet really uses", () => {
    const tokens = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
    const [dark = "", light = ""] = tokens.split("\n.light");
    expect(dark).toContain(`--canvas: ${surfaces.dark[0]};`);
    expect(light).toContain(`--canvas: ${surfaces.light[0]};`);
    for (const name of ["canvas", "raised", "lifted"]) {
      expect(surfaces.dark).toContain(new RegExp(`--${name}: (#\\w{6})`).exec(dark)?.[1]);
      expect(surfaces.light).toContain(new RegExp(`--${name}: (#\\w{6})`).exec(light)?.[1]);
    }
  });
});
