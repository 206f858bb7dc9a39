// The sidebar at 768 px and below: a sheet of 18 rem (spec 2, 4 and 9).

import { expect, heading, signIn, test, walkTo } from "./one-desk.ts";
import { groups, linksOf, mainLinks, panel, secondaryButtons, toggle, widthOf } from "./sidebar.ts";
import { swipe } from "./touch-input.ts";

test.use({
  viewport: { width: 768, height: 1024 },
  hasTouch: true,
  contextOptions: { reducedMotion: "no-preference" },
});

test("the sheet: width, ways to put it away, focus, and where it begins", async ({ desk, page }) => {
  await signIn(page, desk, await desk.person());
  await page.goto(`${desk.url}/faqs`);
  await heading(page, "Store Details").waitFor();
  await walkTo(page, "/faqs");
  await heading(page, "FAQ's").waitFor();
  const sheet = page.getByRole("dialog", { name: "Sidebar" });
  const open = async () => {
    await toggle(page).click();
    await expect(sheet).toBeVisible();
    await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, width: 288 });
  };

  await test.step("at exactly 768 px a sheet, one pixel more a panel", async () => {
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press("Control+b");
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Control+b");
    await expect(sheet).toHaveCount(0);
    await page.setViewportSize({ width: 769, height: 1024 });
    await expect(panel(page)).toBeVisible();
    expect(await widthOf(panel(page))).toBe(256);
    await toggle(page).click();
    await expect(panel(page)).toHaveAttribute("data-state", "collapsed");
    await expect(sheet).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 1024 });
    await open();
    await page.setViewportSize({ width: 769, height: 1024 });
    await expect(sheet, "a window that grew has the panel instead").toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 1024 });
  });

  await test.step("it holds the same links and buttons, whatever the panel's state; no website without a store", async () => {
    await open();
    expect(await linksOf(sheet.getByRole("navigation", { name: "Main" }))).toEqual(mainLinks);
    const named = await sheet.getByRole("button").allTextContents();
    expect(named.filter((name) => name !== "")).toEqual(secondaryButtons.slice(1));
    for (const name of Object.keys(groups))
      await expect(sheet.getByRole("button", { name })).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("the focus stays inside, and returns to the toggle", async () => {
    for (const key of ["Tab", "Shift+Tab"])
      for (let i = 0; i < 20; i += 1) {
        await page.keyboard.press(key);
        expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      }
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
  });

  await test.step("a press beside it and a swipe put it away", async () => {
    await open();
    await page.mouse.click(500, 500);
    await expect(sheet).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await open();
    await swipe(page, { from: [240, 500], to: [225, 500] });
    await swipe(page, { from: [240, 500], to: [180, 760] });
    await expect(sheet).toBeVisible();
    await swipe(page, { from: [240, 500], to: [100, 510] });
    await expect(sheet).toHaveCount(0);
  });

  await test.step("going somewhere puts it away, and the heading has the focus", async () => {
    await open();
    await sheet.getByRole("button", { name: "Withdraw Funds" }).click();
    await expect(sheet).toHaveCount(0);
    await expect(heading(page, "Withdraw Funds")).toBeFocused();
  });

  await test.step("the browser's Back puts it away before it leaves the page", async () => {
    await open();
    await page.evaluate(() => history.back());
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`${desk.url}/withdrawal`);
    await open();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(`${desk.url}/faqs`);
    // The page that comes puts the sheet away.
    await heading(page, "FAQ's").waitFor();
    await open();
    await sheet.getByRole("link", { name: "Ads Analytics" }).click();
    await heading(page, "Ads Analytics").waitFor();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(`${desk.url}/faqs`);
    await expect(sheet).toHaveCount(0);
    await page.evaluate(() => history.back());
    const before = `${desk.url}/add-store-detail`;
    await expect(page, "the sheet left nothing behind in the history").toHaveURL(before);
    await page.evaluate(() => history.forward());
    await heading(page, "FAQ's").waitFor();
    await open();
    await sheet.getByRole("button", { name: "FAQ's" }).click();
    await expect(sheet).toHaveCount(0);
    await open();
    await sheet.getByRole("button", { name: "Chat with Us" }).click();
    await expect(page, "no conversation is configured here").toHaveURL(`${desk.url}/contact-us`);
  });
});
