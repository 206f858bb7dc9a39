// Pictures from the seller's device to where they are shown: chosen, shrunk, uploaded, refused, replaced and
// removed.
import type { Locator, Page } from "@playwright/test";
import { jpeg, photograph, png } from "../server/test/test-pictures.ts";
import { expect, heading, signIn, test, toasts } from "./one-desk.ts";

const field = (page: Page, label: string) => page.getByRole("group", { name: label, exact: true });
const button = (within: Locator | Page, name: string) => within.getByRole("button", { name, exact: true });
const choose = (picture: Locator, buffer: Buffer, name = "boat.jpg", mimeType = "image/jpeg") =>
  picture.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });

/** Expects that the picture is displayed and has smaller sizes to choose from. */
async function expectShown(picture: Locator, address = /^\/uploads\//): Promise<void> {
  await expect(picture).toHaveAttribute("srcset", /w160\.webp 160w, /);
  await expect(picture).toHaveAttribute("src", address);
  const width = () => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

/** Holds uploads back until the returned function is called. */
async function holdUploads(page: Page): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/uploads", async (route) => {
    await held;
    // A cancelled upload is already gone.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    letThrough();
    await page.unroute("**/uploads");
  };
}

/** Drops a file, as if dragged from another window. */
const drop = (target: Locator, bytes: Buffer) =>
  target.evaluate((element, base64) => {
    const data = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    data.items.add(new File([content], "dropped.png", { type: "image/png" }));
    const event = { bubbles: true, cancelable: true, dataTransfer: data };
    element.dispatchEvent(new DragEvent("dragover", event));
    return !element.dispatchEvent(new DragEvent("drop", event));
  }, bytes.toString("base64"));

test("logo and banner: seen at once, refused beside their field, saved, kept and removed", async ({
  desk,
  page,
}) => {
  await signIn(page, desk, await desk.person("Lamp Workshop"));
  await page.goto(`${desk.url}/add-store-detail?step=look`);
  const logo = field(page, "Logo");
  const banner = field(page, "Banner");
  const save = button(page, "Save");
  const wait = page.getByText("Wait until the picture is uploaded.");
  const colour = page.getByLabel("Own colour");

  await test.step("nothing is saved, lost or moved while a picture is under way, whatever step is shown", async () => {
    const letThrough = await holdUploads(page);
    const below = () => colour.boundingBox();
    const place = await below();
    await button(logo, "Choose a picture").focus();
    await choose(logo, await png(700, 700), "logo.png", "image/png");
    await colour.fill("#a24a3a");
    await expect(logo.getByRole("progressbar", { name: "Upload of Logo" })).toBeVisible();
    await expect(wait).toBeVisible();
    await expect(save).toBeDisabled();
    await button(page, "Back").click();
    await expect(heading(page, "Store Details")).toBeVisible();
    await expect(save).toBeDisabled();
    await button(page, "Next").click();
    await expect(button(logo, "Cancel")).toBeVisible();
    await letThrough();
    await expectShown(logo.getByRole("img", { name: "Logo" }));
    await expect(wait).toBeHidden();
    await expect(save).toBeEnabled();
    await expect(colour).toHaveValue("#a24a3a");
    expect(await below()).toEqual(place);
  });

  await test.step("a cancelled upload leaves everything as it was, the focus too", async () => {
    const letThrough = await holdUploads(page);
    await choose(banner, await jpeg(60, 20));
    await button(banner, "Cancel").click();
    await letThrough();
    await expect(button(banner, "Choose a picture")).toBeFocused();
    await expect(banner.getByRole("progressbar")).toBeHidden();
    await expect(banner.locator("img")).toHaveCount(0);
  });

  await test.step("a picture can be dropped; one that misses does not replace the page", async () => {
    expect(await drop(page.locator("h1"), await png(9, 9))).toBe(true);
    expect(await drop(banner, await png(1800, 600))).toBe(true);
    await expectShown(banner.getByRole("img", { name: "Banner" }));
  });

  await test.step("what is refused says so beside its field, by us or by the server, and the picture stays", async () => {
    const whole = await png(40, 30);
    for (const [bytes, name, type, sentence] of [
      [
        Buffer.from("%PDF-1.4"),
        "menu.pdf",
        "application/pdf",
        "“menu.pdf” is not a PNG, JPEG or WebP picture.",
      ],
      [
        Buffer.alloc(6_300_000, 0xa5),
        "huge.png",
        "image/png",
        "This picture has 6.1 MB; at most 5 MB can be sent.",
      ],
      [whole.subarray(0, 60), "half.png", "image/png", "This picture is damaged. Save it again and retry."],
    ] as const) {
      await choose(logo, bytes, name, type);
      await expect(logo.getByRole("alert")).toContainText(sentence);
      await expect(button(logo, "Replace")).toHaveAccessibleDescription(
        new RegExp(`^${sentence.slice(0, 20)}`),
      );
      await expect(logo.locator("img")).toHaveCount(1);
      await expect(save).toBeEnabled();
    }
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step("saved, and there after a reload; removed, and gone", async () => {
    const preview = page.getByRole("figure", { name: "Preview" }).locator("img");
    await expect(preview).toHaveCount(2);
    await save.click();
    await expect(page.getByText("Store saved")).toBeVisible();
    await page.reload();
    await expectShown(logo.locator("img"));
    await expectShown(banner.locator("img"));
    await button(banner, "Remove").click();
    await expect(button(banner, "Choose a picture")).toBeFocused();
    await expect(preview).toHaveCount(1);
    await save.click();
    await expect(page.getByText("Store saved")).toBeVisible();
    await page.reload();
    await expectShown(logo.locator("img"));
    await expect(button(banner, "Choose a picture")).toBeVisible();
  });
});

test("a phone's photograph shows a service, and its seller", async ({ desk, page }) => {
  await signIn(page, desk, await desk.person("Photo Workshop"));
  const photo = await photograph(4032, 3024);
  expect(photo.length).toBeGreaterThan(5 * 1024 * 1024);
  const picture = field(page, "Picture");

  await test.step("it is sent small and upright, and shows in the list of services", async () => {
    await page.goto(`${desk.url}/add-service`);
    await page.getByLabel("Name", { exact: true }).fill("Portrait");
    await page.getByLabel("Price").fill("45");
    const sent = page.waitForRequest(/\/uploads$/);
    await choose(picture, photo);
    expect(Number((await (await sent).allHeaders())["content-length"])).toBeLessThan(650_000);
    await expectShown(picture.getByRole("img"), /\/1500x2000\.webp$/);
    await button(page, "Add service").click();
    await expect(heading(page, "Services")).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: "Portrait" });
    await expectShown(row.locator("img"));
    await row.getByRole("link", { name: "Portrait" }).click();
    await button(picture, "Remove").click();
    await button(page, "Save").click();
    await expect(heading(page, "Services")).toBeVisible();
    await expect(row).toBeVisible();
    await expect(row.locator("img")).toHaveCount(0);
  });

  await test.step("a profile picture is in the header at once, and a name being typed stays", async () => {
    const avatar = button(page, "Account").locator("img");
    const name = page.getByRole("textbox", { name: "Name" });
    await page.goto(`${desk.url}/profile`);
    await name.fill("Ada Byron, typing");
    await choose(picture, await jpeg(900, 900));
    await expectShown(avatar, /\/w160\.webp$/);
    await expectShown(picture.getByRole("img", { name: "Picture" }));
    await expect(name).toHaveValue("Ada Byron, typing");
    await page.goto(`${desk.url}/services`);
    await expectShown(avatar, /\/w160\.webp$/);
    await page.goto(`${desk.url}/profile`);
    await button(picture, "Remove").click();
    await expect(avatar).toHaveCount(0);
    await page.reload();
    await expect(button(picture, "Choose a picture")).toBeVisible();
    await expect(avatar).toHaveCount(0);
  });
});
