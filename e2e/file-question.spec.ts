// A studio asks for a reference picture. A customer on a phone attaches one, and the seller downloads it.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, signIn, test, toasts } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";
import { freeTimes, openFreeTimes } from "./visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" });

const dialog = (page: Page) => page.getByRole("dialog");
const isWebp = (bytes: Buffer) => /^RIFF[^]{4}WEBP/.test(bytes.toString("latin1", 0, 12));

test("a customer sends the file that a service asks for, and the seller alone downloads it", async ({
  desk,
  page,
  browser,
}) => {
  const seller = await stockedSeller(desk);
  const own = await (await browser.newContext({ locale: "en-US" })).newPage();
  const book = dialog(page).getByRole("button", { name: "Book", exact: true });
  const input = page.getByLabel("Reference picture", { exact: true });

  await test.step("the seller asks for a file", async () => {
    await signIn(own, desk, seller);
    await own.goto(`${desk.url}/services/${seller.serviceId}`);
    await own.getByRole("button", { name: "Add question" }).click();
    const question = own.getByRole("group", { name: "Question 1" });
    await question.getByLabel("Question", { exact: true }).fill("Reference picture");
    await question.getByLabel("Type of answer").selectOption("File");
    await expect(question.getByText(/^Customers send a picture .* Only you can open it\.$/)).toBeVisible();
    await question.getByLabel("Customers must answer this").check();
    expect(await a11yViolations(own)).toEqual([]);
    await own.getByRole("button", { name: "Save" }).click();
    await expect(toasts(own).filter({ hasText: "Service saved" }).first()).toBeVisible();
  });

  await test.step("a customer can't book without it, or with a file of another kind", async () => {
    await page.goto(desk.url + seller.storePath);
    await openFreeTimes(page);
    await freeTimes(page).first().click();
    await page.getByLabel("Your name").fill("Grace Hopper");
    await page.getByLabel("Email").fill("grace@example.com");
    await book.click();
    await expect(page.getByText("Choose a file.")).toBeVisible();
    await expect(input).toBeFocused();
    expect(await a11yViolations(page)).toEqual([]);
    await input.setInputFiles({ name: "arm.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ") });
    await expect(page.getByText("Choose a JPEG, PNG or WebP picture, or a PDF.")).toBeVisible();
    await input.setInputFiles({ name: "arm.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
    await expect(page.getByText("Choose a JPEG, PNG or WebP picture, or a PDF.")).toBeVisible();
  });

  await test.step("attaches it, removes it and attaches it again", async () => {
    const clip = { x: 0, y: 0, width: 60, height: 40 };
    const file = { name: "arm.png", mimeType: "image/png", buffer: await page.screenshot({ clip }) };
    await input.setInputFiles(file);
    await expect(page.getByText("arm.webp", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Remove arm.webp" }).click();
    await expect(page.getByText("arm.webp", { exact: true })).toBeHidden();
    await input.setInputFiles(file);
    await expect(page.getByText("arm.webp", { exact: true })).toBeVisible();
    // Another time is picked, and the file is still there.
    await dialog(page).getByRole("button", { name: "Change", exact: true }).click();
    await freeTimes(page).nth(1).click();
    await expect(page.getByText("arm.webp", { exact: true })).toBeVisible();
    expect(await a11yViolations(page)).toEqual([]);
    await book.click();
    await expect(dialog(page).getByRole("heading", { name: "You're booked" })).toBeVisible();
  });

  await test.step("the seller downloads it from the appointment", async () => {
    await own.goto(`${desk.url}/appointments/all`);
    await own.getByRole("link", { name: "Grace Hopper" }).click();
    const drawer = own.getByRole("dialog");
    await expect(drawer).toContainText("Reference picture");
    await expect(drawer).toContainText("arm.webp");
    expect(await a11yViolations(own)).toEqual([]);
    const coming = own.waitForEvent("download");
    await drawer.getByRole("button", { name: "Download arm.webp" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("arm.webp");
    expect(isWebp(readFileSync(await download.path()))).toBe(true);
  });
  await own.close();
});
