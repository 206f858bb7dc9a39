// What a seller does with lists and products, and what a visitor sees of one product.
import { readFileSync } from "node:fs";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, pathOf, signIn, test, toasts } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";

const M = "/api/marketplace-solopreneur";

test("appointments are confirmed together and exported as they are filtered; Home shows the next", async ({
  page,
  desk,
}) => {
  const seller = await stockedSeller(desk);
  const book = async (name: string, days: number) => {
    const starts_at = new Date(Date.now() + days * 86_400_000).toISOString();
    const customer = { name, email: `${name.toLowerCase()}@example.com` };
    const body = { service_id: seller.serviceId, customer, starts_at, notes: "=1+1" };
    expect((await desk.post(`${M}/create-appointment`, body, seller.tokens.access.token)).status).toBe(201);
  };
  await signIn(page, desk, seller);

  await test.step("Home's last step is done by sharing, and it names the next appointments", async () => {
    await page.goto(`${desk.url}/`);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const steps = page.getByRole("region", { name: "First steps" });
    await steps.getByRole("button", { name: "Copy address" }).click();
    await expect(steps).toHaveCount(0);
    for (const [at, name] of ["Ann", "Bo", "Cy"].entries()) await book(name, at + 1);
    await page.reload();
    const next = page.getByRole("region", { name: "Later appointments" });
    await expect(page.getByRole("region", { name: "Up next" })).toContainText(/Tomorrow.*AnnSewing lesson/);
    await expect(next.getByRole("listitem")).toHaveCount(2);
    await expect(next.getByRole("link").first()).toContainText(/Sewing lesson with Bo/);
    await expect(steps).toHaveCount(0);
  });

  await test.step("two of three are confirmed with one question", async () => {
    await page.goto(`${desk.url}/appointments/pending`);
    await page.getByRole("checkbox", { name: "Select all on this page" }).click();
    await page.getByRole("checkbox", { name: "Select Sewing lesson with Cy" }).click();
    await page.getByRole("button", { name: "Confirm 2" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm 2 appointments?" });
    expect(await a11yViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Confirm 2" }).click();
    await expect(toasts(page)).toContainText("2 appointments confirmed");
    await expect(page.getByRole("link", { name: "Confirmed 2" })).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(2);
  });

  await test.step("the file holds what the filters leave, and no formula", async () => {
    await page.goto(`${desk.url}/appointments/all?q=bo%40`);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const file = readFileSync(await (await saved).path(), "utf8");
    expect(file.split("\r\n").slice(1)).toEqual([expect.stringContaining("Bo,bo@example.com,"), ""]);
    expect(file).toContain(`,"'=1+1",`);
  });

  await test.step("who came before is proposed", async () => {
    await page.goto(`${desk.url}/add-appointment`);
    await page.getByLabel("Customer name").fill("an");
    await expect(page.getByRole("option", { name: /Ann/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Customer email")).toHaveValue("ann@example.com");
  });
});

test("a product has an address: in the catalogue, where it is picked, and on the store page", async ({
  page,
  desk,
}) => {
  const seller = await stockedSeller(desk);
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/services?tab=shared&q=linen`);
  const row = page.getByRole("row").nth(1);
  const name = (await row.getByRole("link").textContent()) ?? "";
  await row.getByRole("link").click();
  const drawer = page.getByRole("dialog", { name });
  await drawer.getByRole("button", { name: "Add to my catalogue" }).click();
  await expect(drawer.getByRole("button", { name: "Remove from my catalogue" })).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  const id = new URL(page.url()).searchParams.get("product");
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  expect(pathOf(page)).toBe("/services?tab=shared&q=linen");
  await page.goto(`${desk.url}/services?product=${id}`);
  await expect(drawer.getByRole("switch", { name: "On your store page" })).toBeChecked();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk.url}${seller.storePath}`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByText("1 in cart")).toBeVisible();
});

test("the email typed goes along from one tab to the other, and to the log-in that is offered instead", async ({
  page,
  desk,
}) => {
  const { email } = await desk.person();
  await page.goto(`${desk.url}/auth/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("tab", { name: "Create account" }).click();
  await expect(heading(page, "Create account")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("link", { name: "Log in instead" }).click();
  await expect(heading(page, "Log in")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});
