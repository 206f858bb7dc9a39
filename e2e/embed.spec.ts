// Booking on websites that are not ours: a seller copies the code, and visitors book and pay in its frame.
import type { FrameLocator, Page } from "@playwright/test";
import { bookingPath, pages } from "@solodesk/contract/kernel/pages.ts";
import { a11yViolations } from "./a11y-violations.ts";
import { openWebsite } from "./foreign-website.ts";
import { expect, type OneDesk, signIn, test } from "./one-desk.ts";
import { bookedSeller, type Stock, stockedSeller } from "./stocked-seller.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" };
test.use(phone);

const slugOf = ({ storePath }: Stock) => storePath.replace("/store/", "");
const tag = (desk: OneDesk, seller: Stock, more = "") =>
  `<script src="${desk.url}/embed.js" data-store="${slugOf(seller)}" ${more} async></script>`;
const inFrame = (page: Page) => page.frameLocator("iframe");

/** The frame is exactly as high as its page, so that nothing in it scrolls. */
async function expectToFit(page: Page): Promise<void> {
  const measured = async () => {
    const frame = page.frames().find((one) => one.url().includes("/embed/"));
    const content = await frame?.evaluate(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
      return {
        page: Math.ceil(document.querySelector("#store-page")?.getBoundingClientRect().height ?? 0),
        scrolls: scrollHeight > clientHeight || scrollWidth > clientWidth,
      };
    });
    const height = await page.locator("iframe").evaluate((one) => one.clientHeight);
    return { ...content, isExact: content?.page === height };
  };
  await expect.poll(measured).toMatchObject({ scrolls: false, isExact: true });
}

async function pickTime(frame: FrameLocator): Promise<void> {
  await frame.getByRole("button", { name: "Next month" }).click();
  await frame
    .getByRole("gridcell")
    .getByRole("button", { name: /\d+ times free/ })
    .first()
    .click();
  await frame
    .getByRole("group", { name: /^(Morning|Afternoon|Evening)$/ })
    .getByRole("button")
    .last()
    .click();
}

async function fillIn(frame: FrameLocator, name: string, email: string): Promise<void> {
  await frame.getByLabel("Your name").fill(name);
  await frame.getByLabel("Email").fill(email);
}

test("a visitor on a phone books a free service to the end in the frame of another website, which grows with it", async ({
  desk,
  page,
}) => {
  const seller = await stockedSeller(desk);
  await desk.sql("UPDATE services SET price = 0 WHERE id = $1", [seller.serviceId]);
  const website = await openWebsite({ body: tag(desk, seller, 'data-title="Book at Anna"') });
  await page.goto(website.url);
  const frame = inFrame(page);
  await expect(page.getByTitle("Book at Anna")).toBeVisible();
  await expect(frame.getByRole("heading", { name: "Services" })).toBeVisible();
  await expectToFit(page);
  // The store's products stay at the store.
  await expect(frame.getByRole("button", { name: "Add to cart" })).toHaveCount(0);

  await frame.getByRole("button", { name: "Book", exact: true }).first().click();
  await pickTime(frame);
  await fillIn(frame, "Katherine Johnson", "katherine@example.com");
  await expectToFit(page);
  const before = await page.locator("iframe").evaluate((one) => one.clientHeight);
  await frame.getByRole("button", { name: "Book", exact: true }).click();
  await expect(frame.getByRole("heading", { name: "You're booked" })).toBeVisible();
  await expect(frame.getByText("Confirmed", { exact: true })).toBeVisible();
  await expectToFit(page);
  expect(await page.locator("iframe").evaluate((one) => one.clientHeight)).not.toBe(before);
  // The next step is on the screen, although the one before was higher.
  await expect(frame.getByRole("heading", { name: "You're booked" })).toBeInViewport();
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(["", 0]);

  await test.step("its links open new tabs, and the website stays", async () => {
    const opened = page.context().waitForEvent("page");
    await frame.getByRole("link", { name: "See or change it" }).click();
    const manage = await opened;
    await expect(manage.getByRole("button", { name: "Reschedule" })).toBeVisible();
    expect(await manage.evaluate(() => window.opener)).toBeNull();
    expect(page.url()).toBe(website.url);
    await manage.close();
  });
  const touches = await desk.sql<{ platform: string; source: string }>(
    "SELECT t.platform, t.source FROM touches t JOIN stores s ON s.id = t.store_id WHERE s.user_id = $1",
    [seller.id],
  );
  expect(touches).toEqual([{ platform: "referral", source: new URL(website.url).host }]);
  await website.close();
});

test("a strict website that blocks storage shows one service, whose payment opens in a new tab and comes back", async ({
  desk,
  page,
}) => {
  const seller = await stockedSeller(desk);
  await desk.sql("UPDATE services SET payment_due = 'full' WHERE id = $1", [seller.serviceId]);
  const website = await openWebsite({
    body: tag(desk, seller, `data-service="${seller.serviceId}" data-theme="light"`),
    policy: `default-src 'none'; script-src ${desk.url}; frame-src ${desk.url}`,
  });
  await page.addInitScript((origin) => {
    if (location.origin !== origin || !location.pathname.startsWith("/embed/")) return;
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
  }, desk.url);
  await page.goto(website.url);
  const frame = inFrame(page);
  await pickTime(frame);
  await expect(frame.getByText(/^Held for you for 1[45]:\d\d$/)).toBeVisible();
  await frame.getByRole("button", { name: "Continue to payment" }).click();
  await frame.getByLabel("Name", { exact: true }).fill("Rosalind Franklin");
  await frame.getByLabel("Email", { exact: true }).fill("rosalind@example.com");
  await frame.getByRole("button", { name: "Pay $45.00" }).click();
  await expect(frame.getByRole("heading", { name: "Pay in a new tab" })).toBeVisible();
  await expect(frame.getByText(/^Held for you for 1[45]:\d\d$/)).toBeVisible();
  await expectToFit(page);

  const opened = page.context().waitForEvent("page");
  await frame.getByRole("link", { name: /^Open the payment page/ }).click();
  const paying = await opened;
  await paying.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(paying.getByText(/^Thank you!/)).toBeVisible();
  await paying.close();
  await page.bringToFront();
  await expect(frame.getByRole("heading", { name: "You're booked" })).toBeVisible();
  await expect(frame.getByText("Paid", { exact: true })).toBeVisible();
  await expectToFit(page);
  const [order] = await desk.sql<{ status: string; total: string }>(
    "SELECT o.status, o.total FROM orders o JOIN stores s ON s.id = o.store_id WHERE s.user_id = $1",
    [seller.id],
  );
  expect(order).toEqual({ status: "paid", total: "4500" });
  await website.close();
});

test("a payment that is declined in its tab leads back to the times", async ({ desk, page }) => {
  const seller = await stockedSeller(desk);
  await desk.sql("UPDATE services SET payment_due = 'full' WHERE id = $1", [seller.serviceId]);
  const website = await openWebsite({ body: tag(desk, seller, `data-service="${seller.serviceId}"`) });
  await page.goto(website.url);
  const frame = inFrame(page);
  await pickTime(frame);
  await frame.getByRole("button", { name: "Continue to payment" }).click();
  await frame.getByLabel("Name", { exact: true }).fill("Rosalind Franklin");
  await frame.getByLabel("Email", { exact: true }).fill("rosalind@example.com");
  await frame.getByRole("button", { name: "Pay $45.00" }).click();
  const opened = page.context().waitForEvent("page");
  await frame.getByRole("link", { name: /^Open the payment page/ }).click();
  const paying = await opened;
  await paying.getByRole("button", { name: "Decline" }).click();
  await expect(paying.getByText(/^The payment did not go through/)).toBeVisible();
  await paying.close();
  await expect(frame.getByRole("heading", { name: "Not booked" })).toBeVisible();
  await frame.getByRole("button", { name: "Pick a time" }).click();
  await expect(frame.getByRole("button", { name: "Next month" })).toBeVisible();
  await website.close();
});

test("who is signed in at the desk books in a frame as anyone else, and no other page can be framed", async ({
  desk,
  page,
  faults,
}) => {
  const seller = await bookedSeller(desk);
  // Of the same site, where browsers share storage and cookies with the frame.
  const website = await openWebsite({ host: "127.0.0.1", body: tag(desk, seller) });
  await signIn(page, desk, seller);
  const { token } = seller.tokens.access;
  await page.context().addCookies([{ name: "JWT_TOKEN", value: token, url: desk.url, sameSite: "Lax" }]);
  const sent: Promise<Record<string, string>>[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(`${desk.url}/api/`)) sent.push(request.allHeaders());
  });
  await desk.sql("UPDATE services SET payment_due = 'full' WHERE id = $1", [seller.serviceId]);
  await page.goto(website.url);
  const frame = inFrame(page);
  await frame.getByRole("button", { name: "Book", exact: true }).first().click();
  await pickTime(frame);
  await frame.getByRole("button", { name: "Continue to payment" }).click();
  await expect(frame.getByLabel("Name", { exact: true })).toHaveValue("");
  // As the seller they could not buy from their own store.
  await frame.getByLabel("Name", { exact: true }).fill("Dorothy Vaughan");
  await frame.getByLabel("Email", { exact: true }).fill("dorothy@example.com");
  await frame.getByRole("button", { name: "Pay $45.00" }).click();
  await expect(frame.getByRole("heading", { name: "Pay in a new tab" })).toBeVisible();
  const headers = await Promise.all(sent);
  expect(headers.length).toBeGreaterThan(3);
  expect(headers.filter(({ cookie, authorization }) => cookie ?? authorization)).toEqual([]);
  await website.close();

  const unframed = [
    pages.home,
    pages.storeSettings,
    pages.login,
    seller.storePath,
    seller.bookingPath,
    bookingPath(slugOf(seller), "unknown"),
  ];
  const frames = unframed.map((path) => `<iframe src="${desk.url}${path}"></iframe>`).join("");
  const attack = await openWebsite({ host: "127.0.0.1", body: frames });
  await page.goto(attack.url);
  await page.waitForLoadState("networkidle");
  const framed = page.frames().filter((one) => one !== page.mainFrame());
  expect(framed).toHaveLength(unframed.length);
  for (const one of framed) {
    expect(one.url()).toMatch(/^chrome-error:/);
    expect(await one.locator("#root, #store-page").count()).toBe(0);
  }
  // The browser says so on its console.
  const said = faults.splice(0);
  expect(said.length).toBeGreaterThanOrEqual(unframed.length);
  expect(said.filter((one) => !one.includes("frame-ancestors"))).toEqual([]);
  await attack.close();
});

test("an address without an open store says so in its frame", async ({ desk, page }) => {
  const seller = await stockedSeller(desk);
  await desk.sql("UPDATE stores SET published = false WHERE user_id = $1", [seller.id]);
  const website = await openWebsite({ body: tag(desk, seller) });
  await page.goto(website.url);
  await expect(inFrame(page).getByRole("heading", { name: "Booking isn't available" })).toBeVisible();
  await expectToFit(page);
  await website.close();
});

test("a seller finds the code, sees how it looks, and it works on their website", async ({
  desk,
  page,
  browser,
}) => {
  const seller = await stockedSeller(desk);
  const own = await (
    await browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 900 } })
  ).newPage();
  await signIn(own, desk, seller);
  await own.goto(`${desk.url}/settings/store#embed`);
  await own.getByRole("button", { name: "Get the code" }).click();
  const dialog = own.getByRole("dialog", { name: "Booking on your website" });
  await dialog.getByLabel("Services").selectOption("Mending");
  await dialog.getByLabel("Light or dark").selectOption("Dark");
  const preview = dialog.frameLocator("iframe");
  await expect(preview.getByRole("heading", { name: "Mending" })).toBeVisible();
  await expect(preview.getByRole("button", { name: "Next month" })).toBeVisible();
  expect(await a11yViolations(own)).toEqual([]);
  const code = await dialog.getByLabel("Code for your website").inputValue();
  await own.context().close();

  const website = await openWebsite({ body: code });
  await page.goto(website.url);
  const frame = inFrame(page);
  await expect(frame.getByRole("heading", { name: "Mending" })).toBeVisible();
  await expect(frame.locator("html")).toHaveClass("dark");
  await expect(page.getByTitle("Book at Ada’s Workshop")).toBeVisible();
  await website.close();
});

test("the page in the frame has no barriers", async ({ desk, page }) => {
  const seller = await stockedSeller(desk);
  await desk.sql("UPDATE services SET payment_due = 'full' WHERE id = $1", [seller.serviceId]);
  for (const theme of ["light", "dark"]) {
    await page.goto(`${desk.url}/embed/${slugOf(seller)}?theme=${theme}`);
    expect(await a11yViolations(page)).toEqual([]);
  }
  // The first service is paid.
  await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Sewing lesson" }) })
    .getByRole("button", { name: "Book", exact: true })
    .click();
  await page.getByRole("button", { name: "Next month" }).click();
  await page
    .getByRole("gridcell")
    .getByRole("button", { name: /\d+ times free/ })
    .first()
    .click();
  expect(await a11yViolations(page)).toEqual([]);
  await page
    .getByRole("group", { name: /^(Morning|Afternoon|Evening)$/ })
    .getByRole("button")
    .last()
    .click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Rosalind Franklin");
  await page.getByLabel("Email", { exact: true }).fill("rosalind@example.com");
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Pay $45.00" }).click();
  await expect(page.getByRole("heading", { name: "Pay in a new tab" })).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
});
