// However the session ends, nothing typed is lost: the same user finds the form as it was, and no other user
// does.
import type { BrowserContext, Page } from "@playwright/test";
import {
  expect,
  heading,
  logIn,
  type OneDesk,
  type Person,
  password,
  pathOf,
  signIn,
  test,
} from "./one-desk.ts";

const notice = (page: Page) => page.getByText("What you typed here before is back; it is not saved yet.");
const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator("input, textarea, select"));
const loggedOut = (page: Page) => expect(heading(page, "Log in")).toBeVisible();

/** Revokes the session on the server; the page learns of it with its next call. */
const revoke = (desk: OneDesk, { tokens }: Person) =>
  desk.post("/auth/logout", { refreshToken: tokens.refresh.token });

async function logOutElsewhere(context: BrowserContext, desk: OneDesk, page: Page): Promise<void> {
  const other = await context.newPage();
  await other.goto(`${desk.url}/privacy`);
  await other.getByRole("button", { name: "Account" }).click();
  await other.getByRole("menuitem", { name: "Log out" }).click();
  await loggedOut(page);
  await other.close();
}

async function addService(desk: OneDesk, { tokens }: Person, name: string): Promise<string> {
  const price = { amount: 4500, currency: "USD" };
  const service = { name, price, duration_minutes: 60, location: "online" };
  const path = "/api/marketplace-solopreneur/user/services";
  const answer = await desk.post(path, service, tokens.access.token);
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()).data.id;
}

test("a service sent after the session ended is back, half-typed fields too, and can be sent", async ({
  desk,
  page,
}) => {
  const seller = await desk.person("Kept Works");
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/add-service`);
  await field(page, "Name").fill("Pottery lesson");
  await field(page, "Description").fill("Two hours at the wheel.");
  await field(page, "Price").fill("45,50");
  await field(page, "Location").selectOption("online");
  await page.getByRole("switch", { name: "On your store page" }).click();
  await revoke(desk, seller);
  await page.getByRole("button", { name: "Add service" }).click();
  await loggedOut(page);
  expect(pathOf(page)).toBe("/auth/login?redirect=%2Fadd-service");
  await logIn(page, seller);
  await expect(notice(page)).toBeVisible();
  await expect(field(page, "Description")).toHaveValue("Two hours at the wheel.");
  await expect(field(page, "Price")).toHaveValue("45,50");
  await expect(field(page, "Location")).toHaveValue("online");
  await expect(page.getByRole("switch", { name: "On your store page" })).not.toBeChecked();
  await page.getByRole("button", { name: "Add service" }).click();
  await expect(heading(page, "Services")).toBeVisible();
  await page.getByText("Pottery lesson").first().waitFor();
  await page.goto(`${desk.url}/add-service`);
  await expect(field(page, "Name")).toHaveValue("");
  await expect(notice(page)).toHaveCount(0);
});

test("a log-out in another tab keeps the name and the service on screen; the next person sees neither", async ({
  desk,
  page,
  context,
}) => {
  const seller = await desk.person("Shared Works");
  const id = await addService(desk, seller, "Soap making");
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/profile`);
  await field(page, "Name").fill("Ada Kin");
  await logOutElsewhere(context, desk, page);
  await logIn(page, seller);
  await expect(field(page, "Name")).toHaveValue("Ada Kin");
  await expect(notice(page)).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  const path = `/services/${id}`;
  await page.goto(desk.url + path);
  await field(page, "Price").fill("5");
  await field(page, "Duration (minutes)").fill("");
  await logOutElsewhere(context, desk, page);
  await logIn(page, seller);
  await expect(field(page, "Price")).toHaveValue("5");
  await expect(field(page, "Duration (minutes)")).toHaveValue("");
  await expect(notice(page)).toBeVisible();

  await logOutElsewhere(context, desk, page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
  await logIn(page, await desk.person("Next Works"));
  await expect(page.getByText("This service is not in your catalogue.")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("the store form is back at its step; a deliberate log-out keeps nothing, and passwords never wait", async ({
  desk,
  page,
  context,
}) => {
  const seller = await desk.person();
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/add-store-detail`);
  await field(page, "Store name").fill("Clay & Co");
  await field(page, "Contact email").fill("hello@clay.example");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Monday opens").selectOption("07:30");
  await logOutElsewhere(context, desk, page);
  await logIn(page, seller);
  await expect(page.getByRole("heading", { level: 2, name: "Hours and time zone" })).toBeVisible();
  await expect(page.getByLabel("Monday opens")).toHaveValue("07:30");
  await expect(notice(page)).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(field(page, "Store name")).toHaveValue("Clay & Co");
  await expect(field(page, "Website address")).toHaveValue("clay-and-co");
  await expect(field(page, "Contact email")).toHaveValue("hello@clay.example");

  await page.goto(`${desk.url}/profile`);
  await walkPast(page);
  await field(page, "Name").fill("Somebody");
  expect(await page.evaluate(() => localStorage.getItem("store-draft"))).toContain("Clay & Co");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await loggedOut(page);
  await page.getByLabel("Email").fill(seller.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  expect(await page.evaluate(() => localStorage.getItem("store-draft"))).toBeNull();
});

/** Leaves the store form, which is the first screen of every page load for users without a store. */
async function walkPast(page: Page): Promise<void> {
  await expect(heading(page, "Store Details")).toBeVisible();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem").first().click();
  await expect(heading(page, "Profile")).toBeVisible();
}
