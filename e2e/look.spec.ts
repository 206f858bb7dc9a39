// What only a browser can show of the look: the real states of controls, visible focus, months in the store's
// time zone.

import type { Page } from "@playwright/test";
import { expect, heading, type OneDesk, signIn, test } from "./one-desk.ts";

async function open(page: Page, desk: OneDesk, path: string, name: string): Promise<void> {
  await signIn(page, desk, await desk.person("Lamp Workshop"));
  await page.goto(desk.url + path);
  await expect(heading(page, name)).toBeVisible();
}

test("the style guide draws each state as it really looks, and measures its colours", async ({
  desk,
  page,
}) => {
  await page.goto(`${desk.url}/demo-tailwind`);
  await expect(heading(page, "Style guide")).toBeVisible();
  const copies = page.getByRole("region", { name: "Buttons" }).getByRole("button", { name: "Copy address" });
  const drawn = (at: number) =>
    copies.nth(at).evaluate((button) => {
      const { backgroundColor, outlineStyle, opacity } = getComputedStyle(button);
      return { backgroundColor, outlineStyle, opacity };
    });
  const [rest, hover, focus, pressed] = await Promise.all([0, 1, 2, 3].map(drawn));
  expect(hover?.backgroundColor).not.toBe(rest?.backgroundColor);
  expect([rest?.outlineStyle, focus?.outlineStyle]).toEqual(["none", "solid"]);
  expect(Number(pressed?.opacity)).toBeLessThan(Number(rest?.opacity));

  await copies.nth(0).hover();
  // Both are polled, because colour transitions take 120 ms.
  const alike = async () => (await drawn(0)).backgroundColor === (await drawn(1)).backgroundColor;
  await expect.poll(alike, "hovering truly looks so").toBe(true);

  const ratios = page.getByRole("region", { name: "Colour" }).locator("li", { hasText: "faint" });
  await expect(ratios.getByText(/^\d+\.\d$/)).toHaveCount(2);
  for (const words of await ratios.innerText().then((text) => text.match(/\d+\.\d(?=\n)/g) ?? []))
    expect(Number(words)).toBeGreaterThanOrEqual(4.5);
});

test("on a phone a refused field stands below the header with its label, and a list opens at what is chosen", async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, desk, "/add-service", "Add Service");
  await page.getByRole("button", { name: "Add service" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  const header = await page.getByRole("banner").boundingBox();
  const label = await page.getByText("Name", { exact: true }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);

  await page.goto(`${desk.url}/add-store-detail`);
  await page.getByLabel("Country").click();
  await expect(page.getByRole("option", { name: /^United States US/ })).toBeInViewport();
});

test("the tabs of the appointment lists are links with counts", async ({ desk, page }) => {
  await open(page, desk, "/appointments/pending", "Pending");
  const tabs = page.getByRole("navigation", { name: "Appointments by status" });
  await tabs.getByRole("link", { name: "No-show" }).click();
  await expect(heading(page, "No-show")).toBeVisible();
  await expect(tabs.locator("[aria-current=page]")).toHaveText("No-show 0");
  expect(await page.title()).toBe("No-show · Lamp Workshop");
});
