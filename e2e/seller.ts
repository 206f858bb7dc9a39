// A seller made through the API, for walks whose subject is not how somebody becomes one.
import type { APIResponse, Page } from "@playwright/test";
import { type Desk, expect } from "./desk.ts";

export interface Seller {
  email: string;
  /** Without one the seller has no store yet. */
  storeName?: string;
}

const dataOf = async (answer: APIResponse) => {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
};

/** Registers, opens a published store and leaves the page signed in, on a file that runs no script. */
export async function signInSeller(page: Page, desk: Desk, { email, storeName }: Seller): Promise<void> {
  const data = { name: "Ada Byron", email, password: "correct horse battery" };
  const { tokens } = await dataOf(await page.request.post(`${desk.url}/auth/register`, { data }));
  if (storeName !== undefined) {
    const store = { name: storeName, country: "US", timezone: "America/New_York", published: true };
    const headers = { authorization: `Bearer ${tokens.access.token}` };
    await dataOf(
      await page.request.post(`${desk.url}/api/marketplace-solopreneur/create-store`, {
        data: store,
        headers,
      }),
    );
  }
  await page.goto(`${desk.url}/favicon.svg`);
  await page.evaluate((kept) => localStorage.setItem("tokens", JSON.stringify(kept)), tokens);
}
