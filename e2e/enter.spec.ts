// Pressing Enter in a field does the same as the form's main button.
import { expect, heading, signIn, test, toasts } from "./one-desk.ts";

test("Enter submits the forms of Settings, Profile and a new store", async ({ desk, page }) => {
  const seller = await desk.person("Enter & Sons");
  await signIn(page, desk, seller);

  await test.step("shipping", async () => {
    await page.goto(`${desk.url}/settings/store`);
    const shipping = page.getByLabel("Shipping for each order (USD)");
    await shipping.fill("4.90");
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await shipping.press("Enter");
    expect((await saved).status()).toBe(200);
  });

  await test.step("another calendar", async () => {
    await page.getByRole("region", { name: "Other calendars" }).getByRole("button", { name: "Add" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Calendar address (.ics)" }).click();
    await dialog.getByLabel("Name").fill("Family");
    await dialog.getByLabel("Name").press("Enter");
    await expect(dialog.getByLabel(/address/i)).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Escape");
  });

  await test.step("name and password", async () => {
    await page.goto(`${desk.url}/profile`);
    await page.getByRole("textbox", { name: "Name" }).fill("Ada Byron");
    await page.getByRole("textbox", { name: "Name" }).press("Enter");
    await expect(toasts(page).filter({ hasText: /saved/i }).first()).toBeVisible();
  });
});

test("Enter leads through the steps of a new store", async ({ desk, page }) => {
  await signIn(page, desk, await desk.person());
  await page.goto(`${desk.url}/add-store-detail`);
  await page.getByLabel("Store name").fill("Ada’s Workshop");
  await page.getByLabel("Store name").press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Hours and time zone" })).toBeVisible();
  await expect(heading(page, "Store Details")).toBeVisible();
});
