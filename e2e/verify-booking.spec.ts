// A new customer who books on a phone confirms by the link in the email; until then the seller sees that it is open.
import { type TestMailServer, testMailServer } from "../server/test/test-mail-server.ts";
import { a11yViolations } from "./a11y-violations.ts";
import { addService, type Desk, expect, test as own } from "./desk.ts";
import { signInSeller } from "./seller.ts";
import { putAway } from "./visitor.ts";

const test = own.extend<{ post: TestMailServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the first parameter what this one needs: nothing
  post: async ({}, use) => {
    const post = await testMailServer();
    await use(post);
    await post.close();
  },
  settings: async ({ post }, use) => use({ SMTP_URL: post.url, MAIL_FROM: "desk@example.com" }),
});

/** The page that the email leads to, with the server's address as this test knows it. */
async function linkIn(post: TestMailServer, desk: Desk): Promise<string> {
  const found = () => post.received.find(({ subject }) => subject?.startsWith("Confirm your booking"));
  await expect.poll(found, { timeout: 15_000 }).toBeDefined();
  const [, path] = /https?:\/\/[^/\s]+(\/\S+verify=\S+)/.exec(found()?.text ?? "") ?? [];
  return desk.url + path;
}

test("a new customer confirms a booking by email, and its seller sees when", async ({
  page,
  desk,
  post,
  browser,
}) => {
  await test.step("the seller asks new customers to confirm", async () => {
    await signInSeller(page, desk, { email: "ada@example.com", storeName: "Corner Shop" });
    await addService(page, desk, "Haircut");
    await page.goto(`${desk.url}/settings/store`);
    await page.getByLabel("Who confirms by email").selectOption("All new customers");
    await expect(page.getByText("Booking rules saved")).toBeVisible();
  });

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" };
  const guest = await (await browser.newContext(phone)).newPage();
  const dialog = guest.getByRole("dialog");
  await test.step("a stranger books, and is asked to check their email", async () => {
    await guest.goto(`${desk.url}/store/corner-shop`);
    await guest.getByRole("button", { name: "Book", exact: true }).first().click();
    await dialog.getByRole("button", { name: /Next month/ }).click();
    await dialog
      .getByRole("group", { name: /^(Morning|Afternoon)$/ })
      .getByRole("button")
      .first()
      .click();
    await guest.getByLabel("Your name").fill("Grace Hopper");
    await guest.getByLabel("Email").fill("grace@example.com");
    await guest.getByLabel("Phone").fill("(213) 373");
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    await expect(dialog.getByText(/^This phone number is too short or too long\./)).toBeVisible();
    await expect(guest.getByLabel("Phone")).toBeFocused();
    await guest.getByLabel("Phone").fill("(213) 373-4253");
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    await expect(dialog.getByRole("heading", { name: "Check your email" })).toBeVisible();
    await expect(dialog.getByText("We've emailed a link to grace@example.com.")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
    expect(await a11yViolations(guest)).toEqual([]);
    await guest.keyboard.press("Escape");
    await putAway(guest);
  });

  await test.step("the seller sees that it isn't confirmed", async () => {
    await page.goto(`${desk.url}/appointments/pending`);
    await expect(page.getByText("Not confirmed by email").filter({ visible: true })).toBeVisible();
    await page.getByRole("link", { name: "Grace Hopper" }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByText(/^Waiting for your customer to confirm by email until /)).toBeVisible();
    expect(await a11yViolations(page)).toEqual([]);
    expect(post.received.filter(({ subject }) => subject?.startsWith("New booking"))).toEqual([]);
  });

  await test.step("one press on the page that the email leads to confirms it", async () => {
    await guest.goto(await linkIn(post, desk));
    await expect(guest.getByText("Not confirmed yet")).toBeVisible();
    expect(await a11yViolations(guest)).toEqual([]);
    await guest.getByRole("button", { name: "Confirm booking" }).click();
    await expect(guest.getByText("Booking confirmed.")).toBeVisible();
    await expect(guest.getByText("Confirmed", { exact: true })).toBeVisible();
    await expect(guest.getByRole("link", { name: "Add to calendar" })).toBeVisible();
    expect(await a11yViolations(guest)).toEqual([]);
  });

  await test.step("the seller is notified, and finds it in the history", async () => {
    await expect
      .poll(() => post.received.some(({ subject }) => subject?.startsWith("New booking")))
      .toBe(true);
    await page.goto(`${desk.url}/appointments/confirmed`);
    await page.getByRole("link", { name: "Grace Hopper" }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByText("Email address confirmed by your customer")).toBeVisible();
    await expect(drawer.getByRole("link", { name: "+1 213 373 4253" })).toBeVisible();
  });
});
