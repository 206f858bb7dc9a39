// A test with its own server and database. Pages are driven through roles and names, as assistive technology
// sees them.
import { rmSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import { type ServerProcess, startServer } from "../server/test/process/server-process.ts";
import { newDataFolder } from "./data-folder.ts";

export interface Desk {
  dataDir: string;
  url: string;
  /** Kills the server with kill -9 and restarts it on the same data and address. */
  killAndRestart(): Promise<void>;
}

export const test = base.extend<{ desk: Desk; settings: Record<string, string> }>({
  /** Environment variables of the server. */
  settings: [{}, { option: true }],
  desk: async ({ settings }, use) => {
    const dataDir = newDataFolder();
    let server: ServerProcess = await startServer({ dataDir, env: settings });
    const { port } = new URL(server.url);
    await use({
      dataDir,
      url: server.url,
      killAndRestart: async () => {
        await server.kill();
        server = await startServer({ dataDir, env: { ...settings, PORT: port } });
      },
    });
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

export { expect };

export async function register(page: Page, desk: Desk, email: string): Promise<void> {
  await page.goto(`${desk.url}/auth/register`);
  await page.getByLabel("Name", { exact: true }).fill("Ada Byron");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Store Details" })).toBeVisible();
}

/** Fills in the three steps of the form. Leaves the store unpublished. */
export async function createStore(page: Page, name: string): Promise<void> {
  await page.getByLabel("Store name").fill(name);
  await expect(page.getByLabel("Website address")).toHaveValue(/^[a-z0-9-]{3,}$/);
  await toLastStep(page);
  await page.getByRole("switch", { name: /published/i }).click();
  await page.getByRole("button", { name: "Create store" }).click();
  await expect(page.getByText("Store Added!")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
}

/** Waits for each step: a press during the change would hit the previous step's button. */
async function toLastStep(page: Page): Promise<void> {
  for (const step of ["Hours and time zone", "Look"]) {
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("heading", { level: 2, name: step })).toBeVisible();
  }
}

export async function addService(page: Page, desk: Pick<Desk, "url">, name: string): Promise<void> {
  await page.goto(`${desk.url}/add-service`);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Price").fill("45");
  await page.getByLabel("Duration (minutes)").fill("60");
  await page.getByRole("button", { name: "Add service" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
}

interface Picking {
  /** The text for the search field. */
  typed: string;
  /** What the name of the best match must contain. */
  meant: RegExp;
  count: number;
}

/** Searches the shared catalogue and adds the first products found. Returns their names. */
export async function pickProducts(
  page: Page,
  desk: Desk,
  { typed, meant, count }: Picking,
): Promise<string[]> {
  await page.goto(`${desk.url}/services`);
  await page.getByRole("tab", { name: "Shared catalogue" }).click();
  await page.getByRole("searchbox", { name: "Search products" }).fill(typed);
  const boxes = page.getByRole("checkbox", { name: /^Select / });
  // The previous results stay while a search is running.
  await expect(boxes.first()).toHaveAccessibleName(meant);
  await expect(page).toHaveURL(/q=/);
  const names: string[] = [];
  for (let i = 0; i < count; i += 1) {
    names.push(((await boxes.nth(i).getAttribute("aria-label")) ?? "").replace(/^Select /, ""));
    await boxes.nth(i).click();
  }
  await page.getByRole("button", { name: "Add to my catalogue" }).click();
  await expect(page.getByText("Selected products have been added to your catalog.")).toBeVisible();
  return names;
}

export async function publish(page: Page, desk: Desk): Promise<void> {
  await page.goto(`${desk.url}/add-store-detail`);
  await toLastStep(page);
  await page.getByRole("switch", { name: /published/i }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Store saved")).toBeVisible();
}
