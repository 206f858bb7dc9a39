// Windows high contrast removes backgrounds and shadows. Controls keep an edge, and those that are on look
// different.
import type { Locator, Page } from "@playwright/test";
import { expect, heading, test } from "./one-desk.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

interface Look {
  ground: string;
  edge: boolean;
}

/**
 * How an element is painted: its background, and whether a line or its background sets it off from its
 * surroundings.
 */
const lookOf = (thing: Locator): Promise<Look> =>
  thing.evaluate((one) => {
    const probe = document.createElement("i");
    probe.style.color = "Canvas";
    document.body.append(probe);
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    const grounds = (of: Element | null): string => {
      if (!of) return canvas;
      const { backgroundColor } = getComputedStyle(of);
      return /, 0\)$|transparent/.test(backgroundColor) ? grounds(of.parentElement) : backgroundColor;
    };
    const style = getComputedStyle(one);
    const around = grounds(one.parentElement);
    const line = (kind: "outline" | "borderBottom") =>
      style[`${kind}Style`] !== "none" &&
      Number.parseFloat(style[`${kind}Width`]) > 0 &&
      style[`${kind}Color`] !== around;
    const ground = grounds(one);
    return { ground, edge: line("outline") || line("borderBottom") || ground !== around };
  });

const pairs: Record<string, (page: Page) => [off: Locator, on: Locator]> = {
  checkbox: (page) => [
    page.locator("[role=checkbox][data-state=unchecked]:not(:disabled)").first(),
    page.locator("[role=checkbox][data-state=checked]:not(:disabled)").first(),
  ],
  switch: (page) => [
    page.locator("[role=switch][data-state=unchecked]:not(:disabled)").first(),
    page.locator("[role=switch][data-state=checked]:not(:disabled)").first(),
  ],
  segmented: (page) => [
    page.locator("[role=radio][data-state=off]").first(),
    page.locator("[role=radio][data-state=on]").first(),
  ],
  tab: (page) => [
    page.locator("[role=tab][data-state=inactive]").first(),
    page.locator("[role=tab][data-state=active]").first(),
  ],
  "link tab": (page) => [
    page.locator("nav a[data-state=inactive]").first(),
    page.locator("nav a[data-state=active]").first(),
  ],
};

for (const colorScheme of ["dark", "light"] as const)
  test(`in forced colours, ${colorScheme}: edges stand and states differ`, async ({ desk, page }) => {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    await page.goto(`${desk.url}/demo-tailwind`);
    await heading(page, "Style guide").waitFor();

    for (const [name, of] of Object.entries(pairs)) {
      const [off, on] = of(page);
      expect((await lookOf(on)).ground, `${name}: on is not off`).not.toBe((await lookOf(off)).ground);
    }
    for (const name of ["checkbox", "switch", "segmented"] as const)
      for (const one of pairs[name]!(page)) expect(await lookOf(one), name).toMatchObject({ edge: true });
    const main = page.getByRole("main");
    for (const one of [
      main.locator("button.bg-raised").first(),
      main.locator("button.bg-accent").first(),
      main.locator("input").first(),
      main.locator(".bg-waiting-wash").first(),
      main.locator(".bg-good-wash").first(),
    ])
      expect(await lookOf(one), await one.innerText()).toMatchObject({ edge: true });

    // The focus ring is wider than the edge that every button has.
    const button = main.locator("button.bg-raised").first();
    const widthOf = () => button.evaluate((one) => Number.parseFloat(getComputedStyle(one).outlineWidth));
    const before = await widthOf();
    await page.keyboard.press("Tab");
    await button.focus();
    expect(await widthOf()).toBeGreaterThan(before);
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: test.info().outputPath(`forced-${colorScheme}.png`), fullPage: true });
  });
