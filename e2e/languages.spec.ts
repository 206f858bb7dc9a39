// Sellers and their customers read Solodesk in their own language.

import type { Browser, Page } from "@playwright/test";
import { readCatalogue } from "@solodesk/contract/kernel/language/catalogue.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { a11yViolations } from "./a11y-violations.ts";
import { lengthenDesk, lengthenPage, misfits } from "./longer-words.ts";
import {
  expect,
  heading,
  type OneDesk,
  type Person,
  password,
  signIn,
  store,
  test,
  toasts,
  walkTo,
} from "./one-desk.ts";
import { sellerScreens } from "./screens.ts";
import { bookedSeller, stockedSeller } from "./stocked-seller.ts";
import { visitor } from "./visitor.ts";

const M = "/api/marketplace-solopreneur";

function wordsOf(tag: LanguageTag) {
  const catalogue = readCatalogue(tag);
  return (text: string) => {
    const found = catalogue.get(text);
    if (found === undefined) throw new Error(`${tag} has no "${text}".`);
    return found;
  };
}

/** The scripts that the current document has loaded, but for the one that is not built. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js") && path !== "/boot.js"),
  );

test("a seller chooses German: their screens, the scripts behind them and their emails are in German", async ({
  desk,
  page,
}) => {
  const german = wordsOf("de");
  const person = await desk.person("Ada’s Workshop");
  await signIn(page, desk, person);
  await page.goto(`${desk.url}/settings`);
  await expect(heading(page, "Settings")).toBeVisible();
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await expect(heading(page, german("Settings"))).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", /^de/);
  await walkTo(page, "/orders");
  await expect(heading(page, german("Orders"))).toBeVisible();
  const scripts = await scriptsOf(page);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => !/^\/assets\/de-[0-9a-f]+\/[^/]+\.js$/.test(script))).toEqual([]);

  await desk.post(`${M}/user/mails/test`, {}, person.tokens.access.token);
  const [mail] = await desk.sql<{ subject: string; html: string }>(
    "SELECT subject, html FROM mails WHERE user_id = $1 AND kind = 'test'",
    [person.id],
  );
  expect(mail?.subject).toBe(german("Test email from {operator}").replace("{operator}", "Solodesk"));
  expect(mail?.html).toContain('<html lang="de"');
});

test("the sign-in pages are in the browser's language, and so is the account that is created there", async ({
  desk,
  browser,
}) => {
  const spanish = wordsOf("es");
  const context = await browser.newContext({ locale: "es-MX" });
  const page = await context.newPage();
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto(`${desk.url}/auth/register`);
  await expect(page.locator("html")).toHaveAttribute("lang", "es-MX");
  await page.getByLabel(spanish("Name"), { exact: true }).fill("Frida");
  await page.getByLabel(spanish("Email"), { exact: true }).fill("frida@example.com");
  await page.getByLabel(spanish("Password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: spanish("Create account") }).click();
  await expect(heading(page, spanish("Store Details"))).toBeVisible();
  expect(await desk.sql("SELECT language FROM users WHERE email = 'frida@example.com'", [])).toEqual([
    { language: "es" },
  ]);

  // The account has the language without the region: the page in Mexican Spanish is not loaded again for that.
  expect(documents).toEqual(["/auth/register"]);
  await context.close();
});

/** Judges a page at three widths and in both themes. */
async function judged(page: Page, what: string): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ["dark", "light"] as const)
    for (const width of [320, 390, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const finding of [...(await a11yViolations(page)), ...(await misfits(page))])
        findings.push(`${what}, ${colorScheme}, ${width} px: ${finding}`);
    }
  return findings;
}

/** Chooses the languages of a seller's store page. */
async function speakInStore(desk: OneDesk, { tokens }: Person, languages: LanguageTag[]): Promise<void> {
  const edited = await fetch(`${desk.url}${M}/user/store`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `Bearer ${tokens.access.token}` },
    body: JSON.stringify({ languages }),
  });
  expect(edited.ok, await edited.text()).toBe(true);
}

test("a seller translates the name of a service, and visitors read it in their language", async ({
  desk,
  browser,
  page,
}) => {
  const seller = await stockedSeller(desk);
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/settings/translations`);
  await expect(page.getByRole("link", { name: "Add a language" })).toBeVisible();
  await speakInStore(desk, seller, ["en", "de"]);
  await page.reload();
  const mending = page.getByRole("form", { name: "Mending" });
  await mending.getByLabel("Name in German").fill("Flicken");
  await mending.getByRole("button", { name: "Save" }).click();
  await expect(toasts(page)).toContainText("Translation saved");
  await page.getByRole("radio", { name: "To translate" }).click();
  await expect(page.getByRole("form", { name: "Sewing lesson" })).toBeVisible();
  await expect(mending).toBeHidden();

  const german = await visitor(browser, { locale: "de-AT" });
  await german.goto(desk.url + seller.storePath);
  await expect(german.getByRole("heading", { name: "Flicken" })).toBeVisible();
  await german.goto(`${desk.url}${seller.storePath}?lang=en`);
  await expect(german.getByRole("heading", { name: "Mending" })).toBeVisible();
  await german.context().close();
});

test("a visitor who reads Arabic books from right to left, and the confirmation is in Arabic", async ({
  desk,
  browser,
}) => {
  const arabic = wordsOf("ar");
  const seller = await stockedSeller(desk);
  const { storePath } = seller;
  await speakInStore(desk, seller, ["en", "ar"]);

  const page = await visitor(browser, { locale: "ar-EG" });
  await page.goto(desk.url + storePath);
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "ar");
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect(page.locator("link[hreflang=ar]")).toHaveAttribute("href", /\?lang=ar$/);
  const findings = await judged(page, "store page");

  await page
    .getByRole("button", { name: arabic("Book||verb"), exact: true })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const slots = dialog.getByRole("group").getByRole("button");
  await expect(slots.last()).toBeVisible();
  findings.push(...(await judged(page, "times")));
  await slots.last().click();
  await page.getByLabel(arabic("Your name")).fill("ليلى");
  await page.getByLabel(arabic("Email"), { exact: true }).fill("laila@example.com");
  findings.push(...(await judged(page, "details")));
  await dialog.getByRole("button", { name: arabic("Book||verb"), exact: true }).click();
  await expect(dialog.getByRole("heading", { name: arabic("You're booked") })).toBeVisible();
  findings.push(...(await judged(page, "sent")));
  expect(
    (await scriptsOf(page)).filter((script) => !/^\/assets\/ar-[0-9a-f]+\/[^/]+\.js$/.test(script)),
  ).toEqual([]);

  const [mail] = await desk.sql<{ html: string; text: string }>(
    "SELECT html, text FROM mails WHERE recipient = 'laila@example.com'",
    [],
  );
  expect(mail?.html).toContain('<html lang="ar" dir="rtl"');
  const link = /https?:\/\/\S+\/booking\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  await page.goto(new URL(link).pathname.replace(/^/, desk.url));
  await expect(html).toHaveAttribute("dir", "rtl");
  findings.push(...(await judged(page, "booking page")));

  await page.goto(desk.url + storePath);
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(html).toHaveAttribute("lang", "en");
  await expect(html).toHaveAttribute("dir", "ltr");
  expect(findings).toEqual([]);
  await page.context().close();
});

async function stretched(browser: Browser, desk: OneDesk, paths: string[], kept: Record<string, string>) {
  const findings: string[] = [];
  const context = await browser.newContext();
  const page = await context.newPage();
  await store(page, desk, kept);
  const deskPage = await context.newPage();
  await lengthenDesk(deskPage);
  for (const path of paths) {
    const isRendered = path.startsWith("/store/");
    const shown = isRendered ? page : deskPage;
    await shown.goto(desk.url + path);
    await expect(shown.getByRole("heading", { level: 1 }).first()).toBeVisible();
    if (isRendered) await lengthenPage(shown);
    for (const width of [1440, 390, 320]) {
      await shown.setViewportSize({ width, height: 900 });
      findings.push(...(await misfits(shown)).map((misfit) => `${path}, ${width} px: ${misfit}`));
    }
  }
  await context.close();
  return findings;
}

const parts = 2;
for (let part = 0; part < parts; part += 1)
  test(`every screen has room for words 40 % longer, mirrored, part ${part + 1} of ${parts}`, async ({
    desk,
    browser,
  }) => {
    const ada = await bookedSeller(desk);
    const kept = { tokens: JSON.stringify(ada.tokens), cart: ada.cart };
    const paths = sellerScreens(ada).filter((_, n) => n % parts === part);
    expect(await stretched(browser, desk, paths, kept)).toEqual([]);
  });
