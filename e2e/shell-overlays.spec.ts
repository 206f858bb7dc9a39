// Every screen and all its overlays: nothing violates the content policy, nothing throws, and Escape closes
// them.
import type { Locator, Page } from "@playwright/test";
import { expect, store, test, toasts } from "./one-desk.ts";
import { sellerScreens, strangerScreens } from "./screens.ts";
import { type BookedStock, bookedSeller } from "./stocked-seller.ts";
import { putAway } from "./visitor.ts";

const overlays = (page: Page) =>
  page.locator("[role=dialog], [role=menu], [role=listbox], dialog[open]").filter({ visible: true });
/** Everything marked as opening something. The style guide's example of such a link opens nothing. */
const openers = "[aria-haspopup]:not([href*='=example']), [role=combobox], [aria-expanded=false], summary";

async function openAndClose(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await expect(overlays(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlays(page)).toHaveCount(0);
}

/** Opens everything that the screen marks as opening something. */
async function openAll(page: Page): Promise<void> {
  const found = page.locator(`main :is(${openers}):not(:disabled)`).filter({ visible: true });
  for (let i = 0; i < (await found.count()); i += 1) {
    const opensDialog = (await found.nth(i).getAttribute("aria-haspopup")) === "dialog";
    await found.nth(i).click();
    // A dialog that is opened through the address appears a moment later.
    if (opensDialog) await overlays(page).first().waitFor();
    await page.keyboard.press("Escape");
    await expect(overlays(page)).toHaveCount(0);
  }
}

async function openShell(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole("banner").getByRole("button", { name });
  await openAndClose(page, button("Theme"));
  await openAndClose(page, button("Account"));
  await openAndClose(page, button("Search"));
  await page.keyboard.press("Control+k");
  await page.keyboard.type("service");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlays(page)).toHaveCount(0);
  await button("Toggle Sidebar").hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await openAndClose(page, button("Toggle Sidebar"));
  await openAndClose(page, page.getByRole("button", { name: "More breadcrumbs" }));
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function openStyleGuide(page: Page): Promise<void> {
  const guide = page.getByRole("main");
  for (const name of ["Open a dialog", "Open a sheet", "Open a menu", "Open a popover"])
    await openAndClose(page, guide.getByRole("button", { name }));
  for (const name of ["Success", "Error"]) await guide.getByRole("button", { name, exact: true }).click();
  await expect(toasts(page)).toHaveCount(2);
  await guide.getByRole("button", { name: "Cover the app" }).click();
  await expect(page.locator("output[aria-label=Loading]")).toBeVisible();
  await expect(page.locator("output[aria-label=Loading]")).toHaveCount(0);
}

async function openStorePage(page: Page): Promise<void> {
  const address = page.url();
  await openAndClose(page, page.getByRole("button", { name: "Cart, 2 items" }));
  await page.getByRole("button", { name: "Cart, 2 items" }).click();
  await expect(page.getByRole("dialog", { name: "Cart" })).toBeVisible();
  await page.goBack();
  await expect(overlays(page)).toHaveCount(0);
  expect(page.url(), "Back puts the cart away and stays").toBe(address);
  await page.getByRole("button", { name: "Book" }).first().click();
  await expect(page.getByRole("dialog", { name: /^Book/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlays(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("button", { name: "Cart, 3 items" })).toBeVisible();
}

/** Overlays of single screens that open from plain buttons. */
const more = ({ storePath }: BookedStock): Record<string, (page: Page) => Promise<void>> => ({
  "/transactions/sales": openShell,
  "/demo-tailwind": openStyleGuide,
  [storePath]: openStorePage,
  "/add-store-detail": async (page) => {
    await page.getByRole("button", { name: "Next" }).click();
    await openAll(page);
  },
});

test("no screen and no overlay breaks the content policy", async ({ desk, page, context }) => {
  const refused: string[] = [];
  await context.exposeBinding("noteRefused", (_, words: string) => refused.push(words));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const { noteRefused } = globalThis as unknown as { noteRefused: (words: string) => void };
      noteRefused(`${location.pathname}: ${violatedDirective} ${blockedURI}`);
    }),
  );
  const visit = async (path: string) => {
    await putAway(page);
    await page.goto(desk.url + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await openAll(page);
  };
  for (const path of strangerScreens) await visit(path);
  const ada = await bookedSeller(desk);
  await store(page, desk, { tokens: JSON.stringify(ada.tokens), cart: ada.cart });
  const extra = more(ada);
  for (const path of sellerScreens(ada)) {
    await visit(path);
    await extra[path]?.(page);
  }
  const { tokens } = await desk.person();
  await page.goto(`${desk.url}/faqs?token=${tokens.access.token}`);
  await expect(page.getByRole("dialog", { name: "Sign in as someone else?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlays(page)).toHaveCount(0);
  expect(refused).toEqual([]);
});
