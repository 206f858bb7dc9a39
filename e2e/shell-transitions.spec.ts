// Navigation between screens (spec 2), and what is shown if a screen cannot be.
import type { Page } from "@playwright/test";
import { expect, heading, signIn, test, walkTo } from "./one-desk.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const shellStands = async (page: Page) => {
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Account" })).toBeVisible();
};

/** Records page transitions in `slides` as they start. */
function noteSlides(): void {
  const slides: string[] = [];
  Object.assign(globalThis, { slides });
  document.addEventListener("animationstart", ({ animationName, target }) => {
    if (!animationName.startsWith("page-")) return;
    const whole = target instanceof Element && target.parentElement?.id === "content";
    slides.push(whole ? animationName : `${animationName} of a part`);
  });
}

/** Waits until no page slides any more. */
const slidesEnd = (page: Page) =>
  page.evaluate(async () => {
    const slides = document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith("page-"));
    await Promise.all(slides.map(({ finished }) => finished));
  });

const slidesSoFar = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { slides: string[] }).slides.splice(0));

test("pages slide by their depth and hold nobody up; a broken screen leaves the shell and comes back", async ({
  desk,
  page,
}) => {
  await signIn(page, desk, await desk.person("Ada’s Workshop"));
  await page.goto(desk.url);
  await heading(page, "Home").waitFor();
  const main = page.getByRole("navigation", { name: "Main" });

  await test.step("back towards shallower paths, onward otherwise, and only the page moves", async () => {
    await page.evaluate(noteSlides);
    for (const [path, name, slide] of [
      ["/services", "Services", "onward"],
      ["/transactions/refunds", "Refunds", "onward"],
      ["/appointments/pending", "Pending", "onward"],
      ["/faqs", "FAQ's", "back"],
      ["/withdrawal", "Withdraw Funds", "onward"],
      ["/", "Home", "back"],
    ] as const) {
      await slidesSoFar(page);
      await walkTo(page, path);
      await expect(heading(page, name)).toBeFocused();
      await expect.poll(() => slidesSoFar(page), `to ${path}`).toEqual([`page-in-${slide}`]);
    }
  });

  await test.step("a slow slide delays neither presses nor keys nor the next way", async () => {
    // A slide that is still running would only take longer, and not start again.
    await slidesEnd(page);
    // An hour: CSS has no longer unit than the second.
    const slow = await page.addStyleTag({
      content: "[class^=animate-page-] { animation-duration: 3600s !important }",
    });
    // The slide of the present page has ended; now it has not.
    await expect.poll(() => slidesSoFar(page)).toEqual(["page-in-back"]);
    await main.getByRole("link", { name: "Add Service" }).click();
    await heading(page, "Add Service").waitFor();
    await expect.poll(() => slidesSoFar(page)).toEqual(["page-in-onward"]);
    const account = page.getByRole("banner").getByRole("button", { name: "Account" });
    await account.click();
    await page.getByRole("menu").waitFor();
    await page.keyboard.press("Escape");
    await expect(account).toBeFocused();
    await page.getByLabel("Name", { exact: true }).focus();
    await page.keyboard.type("Sewing");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Sewing");
    await main.getByRole("link", { name: "Ads Analytics" }).click();
    await expect(heading(page, "Ads Analytics")).toBeFocused();
    const sliding = () =>
      document
        .getAnimations()
        .filter((each) => each instanceof CSSAnimation && each.animationName.startsWith("page-in-"))
        .map(({ playState }) => playState);
    expect(await page.evaluate(sliding)).toEqual(["running"]);
    await slow.evaluate((style) => style.parentNode?.removeChild(style));
  });

  await test.step("a new screen begins at its top, and Back finds the old place", async () => {
    const scrolled = () => page.evaluate(() => scrollY);
    await walkTo(page, "/terms-and-conditions");
    await expect(page.getByRole("heading", { level: 2 }).nth(3)).toBeAttached();
    await walkTo(page, "/demo-tailwind");
    await heading(page, "Style guide").waitFor();
    await page.mouse.move(800, 500);
    await page.mouse.wheel(0, 700);
    await expect.poll(scrolled).toBe(700);
    await page.getByRole("banner").getByRole("button", { name: "Account" }).click();
    // The text is loaded by now, so the page has its full height at once.
    await page.getByRole("menuitem", { name: "Terms & Conditions" }).click();
    await expect(heading(page, "Terms & Conditions")).toBeFocused();
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect(heading(page, "Style guide")).toBeFocused();
    await expect.poll(scrolled).toBe(700);
  });

  await test.step("nothing slides for those who asked for less motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.waitForTimeout(300);
    await slidesSoFar(page);
    for (const [path, name] of [
      ["/transactions/sales", "Sales"],
      ["/faqs", "FAQ's"],
    ] as const) {
      await walkTo(page, path);
      await expect(heading(page, name)).toBeFocused();
    }
    await page.waitForTimeout(300);
    expect(await slidesSoFar(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: null });
  });

  await test.step("a screen whose files do not come leaves the shell, and Retry brings it", async () => {
    await page.goto(`${desk.url}/faqs`);
    await heading(page, "FAQ's").waitFor();
    await page.route("**/assets/**", (route) => route.abort());
    await walkTo(page, "/demo-tailwind");
    await expect(heading(page, "A new version is here")).toBeVisible();
    await shellStands(page);
    await walkTo(page, "/faqs");
    await expect(heading(page, "FAQ's")).toBeFocused();
    await walkTo(page, "/demo-tailwind");
    await heading(page, "A new version is here").waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(heading(page, "Style guide")).toBeVisible();
  });

  await test.step("nor does the first page stay empty when the shell itself does not come", async () => {
    const index = await (
      await page.request.get(`${desk.url}/auth/login`, { headers: { accept: "text/html" } })
    ).text();
    await page.route("**/assets/*.js", (route) =>
      index.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await page.goto(`${desk.url}/faqs`);
    await page.getByText("This page broke.").waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(heading(page, "FAQ's")).toBeVisible();
    await shellStands(page);
  });

  await test.step("a screen that breaks on an answer leaves the shell, and Retry brings it", async () => {
    const answers = "**/api/marketplace-solopreneur/**";
    await page.goto(`${desk.url}/terms-and-conditions`);
    await heading(page, "Terms & Conditions").waitFor();
    await page.route(answers, (route) => route.fulfill({ json: { status: true, data: 7, services: 7 } }));
    await walkTo(page, "/services");
    await expect(heading(page, "Something went wrong")).toBeVisible();
    await shellStands(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(heading(page, "Services")).toBeVisible();
    await shellStands(page);
  });

  await test.step("an unknown address and an unknown kind of list are not found; capitals lead on", async () => {
    for (const path of ["/no-such-page", "/transactions/nonsense", "/appointments/nonsense/", "/faqs/more"]) {
      await page.goto(desk.url + path);
      await expect(heading(page, "Page not found")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await shellStands(page);
    }
    await page.getByRole("link", { name: "Go to Home" }).click();
    await expect(heading(page, "Home")).toBeFocused();
    for (const [wanted, path] of [
      ["/transactions/REFUNDS?q=1", "/transactions/refunds?q=1"],
      ["/appointments/No-Show", "/appointments/no-show"],
    ] as const) {
      await page.goto(desk.url + wanted);
      await expect(page).toHaveURL(desk.url + path);
    }
  });

  await test.step("a stranger at an unknown address may log in", async () => {
    await page.evaluate(() => localStorage.removeItem("tokens"));
    await page.context().clearCookies();
    await page.goto(`${desk.url}/no-such-page`);
    await expect(heading(page, "Page not found")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await expect(page).toHaveURL(`${desk.url}/auth/login`);
  });
});
