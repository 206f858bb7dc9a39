// A seller of online lessons chooses Jitsi. A stranger on a phone books, gets a link to the meeting, moves it and cancels.
import { a11yViolations } from "./a11y-violations.ts";
import { expect, signIn, test, toasts } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";
import { freeTimes, openFreeTimes } from "./visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" });

test("a booking has its own meeting room, and gets a new one when it moves", async ({
  desk,
  page,
  browser,
}) => {
  const seller = await stockedSeller(desk);
  const own = await (await browser.newContext({ locale: "en-US" })).newPage();
  const dialog = page.getByRole("dialog");
  const join = page.getByRole("link", { name: "Join the meeting" });

  await test.step("the seller gives the service a Jitsi server", async () => {
    await signIn(own, desk, seller);
    await own.goto(`${desk.url}/services/${seller.serviceId}`);
    await expect(own.getByLabel("Meeting link")).toHaveCount(0);
    await own.getByLabel("Location").selectOption("Online");
    await own.getByLabel("Meeting link").selectOption("Always the same link");
    await own.getByRole("button", { name: "Save" }).click();
    await expect(own.getByText("Paste the link.")).toBeVisible();
    await expect(own.getByLabel("Link", { exact: true })).toBeFocused();
    expect(await a11yViolations(own)).toEqual([]);
    await own.getByLabel("Meeting link").selectOption("A new Jitsi room for each appointment");
    await own.getByLabel("Jitsi server").fill("https://meet.example.com/");
    expect(await a11yViolations(own)).toEqual([]);
    await own.getByRole("button", { name: "Save" }).click();
    await expect(toasts(own).filter({ hasText: "Service saved" }).first()).toBeVisible();
  });

  let first = "";
  await test.step("a stranger books and can join", async () => {
    await page.goto(desk.url + seller.storePath);
    await openFreeTimes(page);
    await freeTimes(page).first().click();
    await page.getByLabel("Your name").fill("Grace Hopper");
    await page.getByLabel("Email").fill("grace@example.com");
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    await expect(dialog.getByRole("heading", { name: "You're booked" })).toBeVisible();
    await expect(join).toHaveAttribute("href", /^https:\/\/meet\.example\.com\/[0-9a-f]{32}$/);
    first = (await join.getAttribute("href")) ?? "";
    expect(await a11yViolations(page)).toEqual([]);
    await dialog.getByRole("link", { name: "See or change it" }).click();
    await expect(join).toHaveAttribute("href", first);
    expect(await a11yViolations(page)).toEqual([]);
  });

  await test.step("after a move there is a new room, which the seller sees too", async () => {
    await page.getByRole("button", { name: "Reschedule" }).click();
    await freeTimes(page).last().click();
    await dialog.getByRole("button", { name: "Move booking" }).click();
    await expect(page.getByText("Your booking is moved.")).toBeVisible();
    await expect(join).not.toHaveAttribute("href", first);
    const second = (await join.getAttribute("href")) ?? "";
    await own.goto(`${desk.url}/appointments/all`);
    await own.getByRole("link", { name: "Grace Hopper" }).click();
    await expect(own.getByRole("dialog").getByRole("link", { name: second })).toBeVisible();
    expect(await a11yViolations(own)).toEqual([]);
  });

  await test.step("after a cancellation there is no link", async () => {
    await page.getByRole("button", { name: "Cancel booking" }).click();
    await dialog.getByRole("button", { name: "Cancel booking" }).click();
    await expect(page.getByText("Your booking is cancelled.")).toBeVisible();
    await expect(join).toHaveCount(0);
  });
  await own.close();
});
