// Toasts of spec 8 and 9. The page's clock is paused; only the test advances it.
import type { Locator, Page } from "@playwright/test";
import { expect, heading, logIn, signIn, store, test, toasts } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";
import { type Point, swipe } from "./touch-input.ts";

// Without the library's slide animations, so that positions are final at once.
test.use({ hasTouch: true });

const list = (page: Page) => page.locator("[data-sonner-toaster]");

/** Raises toasts at the same moment, wherever the page is scrolled to and whatever covers its buttons. */
async function raise(page: Page, ...kinds: ("Error" | "Success")[]): Promise<void> {
  await page.evaluate((names) => {
    const buttons = [...document.querySelectorAll("main button")];
    for (const name of names)
      buttons
        .find(({ textContent }) => textContent === name)
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, kinds);
  await expect(async () => {
    await page.clock.runFor(5);
    expect(await toasts(page).count()).toBeGreaterThan(0);
  }).toPass({ intervals: [20] });
}

async function clear(page: Page): Promise<void> {
  await page.mouse.move(300, 600);
  await expect(async () => {
    await page.clock.runFor(7000);
    expect(await toasts(page).count()).toBe(0);
  }).toPass({ intervals: [20] });
}

/** The box of the newest toast after it has slid in. */
async function settled(page: Page) {
  const newest = toasts(page).first();
  await expect.poll(async () => (await boxOf(newest)).y).toBe(68);
  return boxOf(newest);
}

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error("it is not shown");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The controls of the page that a toast covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll("[data-sonner-toast]")].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...document.querySelectorAll("main :is(a, button, input)")]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return boxes.some(({ top, bottom }) => top < box.bottom && box.top < bottom);
      })
      .map(({ textContent }) => textContent);
  });

test("toasts: place, words, life, number, keys, swipes, and company of a dialog", async ({ desk, page }) => {
  await page.clock.install();
  await page.goto(`${desk.url}/demo-tailwind`);
  await heading(page, "Style guide").waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step("the first of them is heard while a dialog hides the rest, and pressing it leaves the dialog", async () => {
    await page.getByRole("button", { name: "Open a sheet" }).click();
    const sheet = page.getByRole("dialog", { name: "Example sheet" });
    await sheet.waitFor();
    await raise(page, "Error");
    const said = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
    await expect(said).toHaveText("ErrorFailed to fetch orders");
    const { x, y } = await settled(page);
    await page.mouse.click(x + 40, y + 20);
    await page.waitForTimeout(300);
    await expect(sheet).toBeVisible();
    await swipe(page, { from: [x + 40, y + 20], to: [x + 140, y + 20] });
    await page.clock.runFor(500);
    await expect(toasts(page)).toHaveCount(0);
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  });

  await test.step("top-right below the header, dark in both themes, expanded, 356 px wide, 14 px apart", async () => {
    for (const name of ["Light", "Dark"]) {
      await page.getByRole("button", { name: "Theme" }).click();
      await page.getByRole("menuitemradio", { name }).click();
      await raise(page, "Error", "Success");
      await page.clock.runFor(1000);
      await expect(toasts(page)).toHaveCount(2);
      await expect(list(page)).toHaveAttribute("data-sonner-theme", "dark");
      await expect(list(page)).toHaveAttribute("data-y-position", "top");
      await expect(list(page)).toHaveAttribute("data-x-position", "right");
      await expect(list(page).locator("[data-expanded=true]")).toHaveCount(2);
      const dark = await toasts(page)
        .first()
        .evaluate((toast) => getComputedStyle(toast).backgroundColor);
      expect(dark).toBe("rgb(35, 33, 32)");
      const newer = await settled(page);
      expect(newer.y).toBeGreaterThan((await boxOf(page.getByRole("banner"))).bottom);
      await expect.poll(async () => (await boxOf(toasts(page).nth(1))).y - newer.bottom).toBe(14);
      for (const { width, right } of [newer, await boxOf(toasts(page).nth(1))])
        expect([width, right]).toEqual([356, 1440 - 16]);
      await clear(page);
    }
  });

  await test.step("titled Error, with the sentence below; there at 5.5 s, gone by 7", async () => {
    await raise(page, "Error");
    await expect(toasts(page)).toHaveAttribute("data-type", "error");
    await expect(toasts(page).locator("[data-title]")).toHaveText("Error");
    await expect(toasts(page).locator("[data-description]")).toHaveText("Failed to fetch orders");
    await page.clock.runFor(5500);
    await expect(toasts(page)).toHaveAttribute("data-removed", "false");
    await page.clock.runFor(1500);
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step("equal ones within 100 ms show once, and no more than three are seen", async () => {
    await raise(page, "Error", "Error");
    await page.clock.runFor(100);
    await expect(toasts(page)).toHaveCount(1);
    for (const count of [2, 3, 4]) {
      await raise(page, "Error");
      await page.clock.runFor(100);
      await expect(toasts(page)).toHaveCount(count);
    }
    await expect(list(page).locator("> [data-visible=true]")).toHaveCount(3);
    await clear(page);
  });

  await test.step("Alt+T leads to them, visibly, and Tab from one to the next; meanwhile they stay", async () => {
    const ring = (thing: Locator) => thing.evaluate((one) => getComputedStyle(one).outlineStyle);
    await raise(page, "Error", "Success");
    await page.keyboard.press("Alt+t");
    await expect(list(page)).toBeFocused();
    expect(await ring(toasts(page).first())).toBe("solid");
    await page.keyboard.press("Tab");
    await expect(toasts(page).first()).toBeFocused();
    expect(await ring(toasts(page).first())).toBe("solid");
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toHaveCount(2);
    await page.keyboard.press("Escape");
    await clear(page);
  });

  await test.step("drawn 20 px up or to the right it goes; 15 px or another way it stays", async () => {
    const slowly = () => page.clock.runFor(400);
    for (const [across, down, stays] of [
      [15, 0, 1],
      [-20, 0, 1],
      [0, -15, 1],
      [0, 25, 1],
      [20, 0, 0],
      [0, -20, 0],
      [60, 0, 0],
    ] as const) {
      for (const how of ["finger", "mouse"]) {
        await raise(page, "Error");
        const { x, y } = await settled(page);
        // At the edge: dragging the mouse over the text would select it.
        const from: Point = [x + 8, y + 24];
        const to: Point = [from[0] + across, from[1] + down];
        if (how === "finger") await swipe(page, { from, to, holding: slowly });
        else {
          await page.mouse.move(...from);
          await page.mouse.down();
          await page.mouse.move(...to, { steps: 5 });
          await slowly();
          await page.mouse.up();
        }
        await page.clock.runFor(300);
        await expect(toasts(page), `${how}: ${across} across, ${down} down`).toHaveCount(stays);
        if (stays) await clear(page);
      }
    }
  });

  await test.step("on a phone it leaves header and heading in sight", async () => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const scrolled of [0, 600]) {
        await page.evaluate((top) => scrollTo(0, top), scrolled);
        await raise(page, "Error");
        await page.clock.runFor(500);
        const above = scrolled === 0 ? page.getByRole("heading", { level: 1 }) : page.getByRole("banner");
        const { bottom } = await boxOf(above);
        await expect.poll(async () => Math.round((await boxOf(toasts(page))).y - bottom)).toBe(8);
        const { x, right } = await boxOf(toasts(page));
        expect([x, right]).toEqual([16, width - 16]);
        await clear(page);
      }
    }
  });

  await test.step("nor does a dialog hide the first of them where nothing else is live", async () => {
    await page.clock.resume();
    await signIn(page, desk, await stockedSeller(desk));
    await page.goto(desk.url);
    await page.getByRole("button", { name: "Copy address" }).waitFor();
    await page.getByRole("button", { name: "Toggle Sidebar" }).click();
    await page.getByRole("dialog", { name: "Sidebar" }).waitFor();
    await page.getByText("Copy address").dispatchEvent("click");
    await expect(page.getByRole("region", { name: "Notifications" }).getByRole("listitem")).toBeVisible();
  });

  await test.step("a refusal is said in the server's own words", async () => {
    await store(page, desk, { tokens: "" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${desk.url}/auth/login`);
    await logIn(page, { email: "nobody@example.com" });
    await expect(toasts(page).locator("[data-title]")).toHaveText("Error");
    await expect(toasts(page).locator("[data-description]")).toHaveText("The email or password is wrong.");
    expect(await covered(page), "what can be pressed").toEqual([]);
  });
});
