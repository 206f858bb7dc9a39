import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, signIn, test, toasts } from "./one-desk.ts";

test("a seller gives a calendar app an address, and takes it back; another calendar is refused by name", async ({
  page,
  desk,
}) => {
  const seller = await desk.person("Feed Salon");
  const starts_at = new Date(Date.now() + 86_400_000).toISOString();
  const booking = { title: "Cut", customer: { name: "Ann Lee" }, starts_at, status: "Confirmed" };
  await desk.post("/api/marketplace-solopreneur/create-appointment", booking, seller.tokens.access.token);
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/settings/store`);
  await expect(heading(page, "Store Settings")).toBeVisible();

  await page.getByRole("button", { name: "Create", exact: true }).click();
  const field = page.getByLabel("Private address");
  await expect(field).toBeFocused();
  const address = await field.inputValue();
  const file = await (await fetch(address)).text();
  expect(file).toContain("SUMMARY:Cut · Ann Lee\r\n");
  expect(file).toContain(`DTSTART:${starts_at.slice(0, 19).replaceAll(/[-:]/g, "")}Z\r\n`);
  await page.reload();
  await expect(page.getByText(/private address was made/)).toBeVisible();
  await expect(field).toHaveCount(0);

  await page.getByRole("button", { name: "Add", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Calendar address/ }).click();
  await dialog.getByLabel("Name").fill("Home");
  await dialog.getByLabel("Address").fill(`${desk.url}/home.ics`);
  await dialog.getByRole("button", { name: "Add calendar" }).click();
  await expect(dialog.getByText(/^The address is at port/)).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(toasts(page).filter({ hasText: "Calendar feed revoked" })).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
  expect(desk.log()).not.toContain(new URL(address).pathname);
});
