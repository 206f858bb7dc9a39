// Legal pages, questions and the contact form, as visitors and sellers use them.
import type { Page } from "@playwright/test";
import { expect, heading, pathOf, signIn, test, toasts } from "./one-desk.ts";

interface Faq {
  id: string;
  category: string;
  question: string;
  answer: string;
}

const PHONE = { width: 390, height: 844 };

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ width, height: PHONE.height });
    // Includes what `main` clips.
    const widest = await page.evaluate(() =>
      Math.max(document.documentElement.scrollWidth, document.querySelector("main")!.scrollWidth),
    );
    expect(widest, page.url()).toBe(width);
  }
}

test("a stranger reads a legal page, whose text is asked for beside its chunk, and finds a section by its address", async ({
  desk,
  page,
}) => {
  const asked = page.waitForRequest(/\/pages\/privacy$/);
  await page.route(/written-page-screen.*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  const { data } = await (
    await page.request.get(`${desk.url}/api/marketplace-solopreneur/pages/privacy`)
  ).json();
  const sections: { kind: string; id: string; text: string }[] = data.blocks.filter(
    ({ kind }: { kind: string }) => kind === "heading",
  );
  const [first, wanted] = [sections[0]!, sections[Math.floor(sections.length / 2)]!];
  const section = ({ text }: { text: string }) => page.getByRole("heading", { name: text, exact: true });

  await page.goto(`${desk.url}/privacy#${wanted.id}`);
  await expect(heading(page, "Privacy Policy")).toBeAttached();
  await expect(section(wanted)).toBeInViewport();
  await expect(section(wanted)).toBeFocused();
  await expect(section(first)).not.toBeInViewport();

  const onThisPage = page.getByRole("navigation", { name: "On this page" });
  for (const round of ["once", "again"]) {
    await onThisPage.getByRole("link", { name: first.text, exact: true }).click();
    await expect(section(first), round).toBeInViewport();
    await expect(onThisPage.locator("[aria-current=location]")).toHaveText(first.text);
    await page.mouse.wheel(0, 2000);
    await expect(section(first)).not.toBeInViewport();
  }
  // The last sections cannot scroll to the top of the window.
  for (const { text } of sections.slice(-2)) {
    await onThisPage.getByRole("link", { name: text, exact: true }).click();
    await expect(onThisPage.locator("[aria-current=location]")).toHaveText(text);
  }
  await page.locator("article").getByRole("link", { name: "Contact Us" }).first().click();
  await expect(heading(page, "Contact Us")).toBeInViewport();

  await page.goto(`${desk.url}/privacy`);
  await expect(section(first)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const chrome of ["banner", "complementary", "navigation"] as const)
    await expect(page.getByRole(chrome)).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expectNoSidewaysScroll(page);
});

test("a stranger on a phone writes to the operator: mistakes and a lost line cost nothing that was typed", async ({
  desk,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${desk.url}/contact-us`);
  const words = "Which of the two plans is meant for a market stall?";
  await page.getByLabel("Name", { exact: true }).fill("Grace Hopper");
  await page.getByLabel("Email").fill("grace@");
  await page.getByLabel("Message").fill(words);
  await page.getByLabel("Message").press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter an email address such as name@example.com.")).toBeVisible();
  await expect(page.getByText("Enter a subject.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();

  await page.getByLabel("Email").fill("grace@example.com");
  await page.getByLabel("Subject").fill("Plans");
  await page.route("**/contact", (route) => route.abort(), { times: 1 });
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(page.getByRole("form").getByRole("alert")).toHaveText("Failed to send the message");
  await expect(page.getByLabel("Message")).toHaveValue(words);
  await expectNoSidewaysScroll(page);
  await send.click();
  await expect(page.getByRole("heading", { name: "Message sent" })).toBeFocused();
  await expect(page.getByText("grace@example.com")).toBeVisible();
  const stored = await desk.sql("SELECT name, subject, message FROM contact_messages WHERE email = $1", [
    "grace@example.com",
  ]);
  expect(stored).toEqual([{ name: "Grace Hopper", subject: "Plans", message: words }]);

  await page.getByRole("button", { name: "Write another message" }).click();
  await expect(page.getByLabel("Subject")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue("grace@example.com");
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("a seller is led to one question by its address, opens others by keyboard alone, and searches", async ({
  desk,
  page,
}) => {
  const answer = await page.request.get(`${desk.url}/api/marketplace-solopreneur/faqs`);
  const faqs: Faq[] = (await answer.json()).data;
  const wanted = faqs.at(-2)!;
  const question = ({ question: name }: Faq) => page.getByRole("button", { name, exact: true });
  await page.goto(`${desk.url}/faqs#${wanted.id}`);
  await expect(heading(page, "Log in")).toBeVisible();
  await signIn(page, desk, await desk.person("Questions Works"));
  await page.goto(`${desk.url}/faqs#${wanted.id}`);
  await expect(question(wanted)).toHaveAttribute("aria-expanded", "true");
  await expect(question(wanted)).toBeInViewport();
  await expect(page.getByRole("region", { name: wanted.question, exact: true })).toBeVisible();

  // From the linked question, which has the focus: down, open both, jump to the ends, close.
  await page.keyboard.press("Tab");
  await expect(question(wanted)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const last = faqs.at(-1)!;
  await expect(question(last)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(last)).toHaveAttribute("aria-expanded", "true");
  await expect(question(wanted)).toHaveAttribute("aria-expanded", "true");
  expect(pathOf(page)).toBe(`/faqs#${last.id}`);
  await page.keyboard.press("Home");
  await expect(question(faqs[0]!)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  await expect(question(last)).toHaveAttribute("aria-expanded", "false");
  await expect(page).toHaveURL(`${desk.url}/faqs`);

  await question(faqs[2]!).dblclick();
  await expect(question(faqs[2]!)).toHaveAttribute("aria-expanded", "false");
  await expect(page).toHaveURL(`${desk.url}/faqs`);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: desk.url });
  await page.getByRole("button", { name: `Copy link to “${wanted.question}”` }).click();
  await expect(toasts(page)).toContainText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${desk.url}/faqs#${wanted.id}`);

  await page.getByRole("searchbox", { name: "Search questions" }).pressSequentially("ápPOINTment");
  // Waits for the whole text: the address follows each pause, and a slow machine pauses between keys.
  await expect(page).toHaveURL(/\?q=.*ment$/);
  await expect(page.locator("mark").first()).toHaveText(/^appointment$/i);
  const matching = faqs.filter((faq) => /appointment/i.test(`${faq.question} ${faq.category} ${faq.answer}`));
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(matching.length);
  const categories = page.getByRole("navigation", { name: "Categories" });
  await expect(categories.getByRole("link").first()).toHaveText(`All questions${matching.length}`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(matching.length);
  await expectNoSidewaysScroll(page);

  // Leaving the screen before the typing has paused is not undone.
  await page.route(/contact-screen.*\.js$/, async (route) => {
    await page.waitForTimeout(400);
    await route.continue();
  });
  await page.getByRole("searchbox").fill("zebra crossing");
  await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(/person-\d+@example\.com/);
});
