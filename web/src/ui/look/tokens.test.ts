import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast, forText, laidOver, parseCss, type Rgb } from "./color.ts";
import { contrastPairs } from "./contrast-pairs.ts";

const file = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

const declarations = (css: string) =>
  Object.fromEntries(
    Array.from(css.matchAll(/--([\w-]+): ([^;]+);/g), ([, name = "", value = ""]) => [name, value]),
  );

const halves = ["tokens.css", "charts.css"].map((name) => file(name).split(/^\.light|@theme/m));
const themes = {
  dark: declarations(halves.map(([dark]) => dark).join("\n")),
  light: declarations(halves.map(([, light]) => light).join("\n")),
};

type Tokens = Record<string, string>;

/** The visible colour of these tokens painted on each other, bottom first. */
function seen(tokens: Tokens, names: readonly string[]): Rgb {
  const layers = names.map((name) => {
    const color = parseCss(tokens[name] ?? "");
    if (!color) throw new Error(`--${name} is no colour`);
    return color;
  });
  const [ground, ...above] = layers;
  if (ground?.alpha !== 1) throw new Error(`--${names[0]} lets something shine through`);
  return above.reduce((under, { rgb, alpha }) => laidOver(under, rgb, alpha), ground.rgb);
}

describe.each(Object.entries(themes))("the %s theme", (theme, tokens) => {
  it.each(contrastPairs)("keeps its contrast: $title", ({ pairs }) => {
    const weak = pairs.flatMap(({ ink, on, least }) => {
      const ratio = contrast(seen(tokens, [ink]), seen(tokens, on));
      return ratio >= least ? [] : [`${ink} on ${on.join(" + ")}: ${ratio.toFixed(2)} < ${least}`];
    });
    expect(weak, theme).toEqual([]);
  });

  it("names every colour the other one names", () => {
    expect(Object.keys(tokens).toSorted()).toEqual(Object.keys(themes.dark).toSorted());
  });

  it("tells the surfaces and the strengths of text apart", () => {
    const strengths = ["strong", "body", "faint"].map((ink) =>
      contrast(seen(tokens, [ink]), seen(tokens, ["canvas"])),
    );
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    expect(new Set(["canvas", "panel", "raised"].map((surface) => tokens[surface])).size).toBe(3);
  });
});

it("keeps the contrast of toasts, which are dark in both themes", () => {
  const css = file("toasts.css");
  const ground = parseCss(/--normal-bg: ([^;]+)/.exec(css)?.[1] ?? "")?.rgb;
  const inks = Array.from(css.matchAll(/(?:color|--normal-text): (#\w{6})/g), ([, ink = ""]) => ink);
  expect(inks.length).toBeGreaterThan(5);
  for (const ink of inks) {
    expect(contrast(parseCss(ink)?.rgb ?? [0, 0, 0], ground ?? [0, 0, 0]), ink).toBeGreaterThanOrEqual(
      forText,
    );
  }
});
