// A seller created through the API, for tests that are not about registration.
import type { APIResponse, Page } from "@playwright/test";
import { type Desk, expect } from "./desk.ts";

export interface Seller {
  email: string;
  /** Without a name no store is created. */
  storeName?: string;
}

const dataOf = async (answer: APIResponse) => {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
};

/** Registers a seller with a published store. The page is then signed in, on a file that runs no script. */
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
