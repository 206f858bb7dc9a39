// Signing in by `?token=` (spec 4): never unnoticed as another user, never twice, and the token leaves no
// trace.
import type { Page, Request } from "@playwright/test";
import {
  expect,
  heading,
  type OneDesk,
  type Person,
  pathOf,
  signIn,
  stored,
  test,
  toasts,
} from "./one-desk.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Sign in as someone else?" });
const logins = (requests: Request[]) =>
  requests.filter((request) => request.method() === "POST" && request.url().endsWith("/auth/link-login"));

async function newCode(desk: OneDesk, { tokens }: Person): Promise<string> {
  return (await (await desk.post("/auth/link-code", {}, tokens.access.token)).json()).code;
}

/** Records the page's requests, and the address it showed during each call. */
function listen(page: Page) {
  const requests: Request[] = [];
  const addresses: string[] = [];
  page.on("request", (request) => {
    requests.push(request);
    if (request.resourceType() === "fetch") addresses.push(request.frame().url());
  });
  return { requests, addresses };
}

async function whoAmI(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Account" }).click();
  const name = await page.getByRole("menuitem").first().innerText();
  await page.keyboard.press("Escape");
  return name;
}

async function refererOf(requests: Request[]): Promise<string[]> {
  const headers = await Promise.all(requests.map((request) => request.allHeaders()));
  return headers.map(({ referer }) => referer ?? "");
}

test("E10: a link of somebody else asks first; using it swaps once, its reuse is refused and leaves the session alone", async ({
  desk,
  page,
}) => {
  const [victim, attacker] = [await desk.person("Victim Works"), await desk.person("Attack Works")];
  const code = await newCode(desk, attacker);
  // A slow machine may take longer for this test than the minute that a code is valid.
  await desk.sql("UPDATE sign_in_links SET expires_at = expires_at + interval '1 day'", []);
  await signIn(page, desk, victim);
  const { requests, addresses } = listen(page);
  const link = `${desk.url}/services?tab=mine&token=${code}#list`;

  await page.goto(link);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText("You are signed in as Person");
  expect(pathOf(page)).toBe("/services?tab=mine#list");
  expect(logins(requests)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Stay signed in" }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await whoAmI(page)).toContain(victim.email);
  expect(JSON.parse((await stored(page, "tokens")) ?? "")).toEqual(victim.tokens);

  await page.goto(link);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  expect(logins(requests)).toEqual([]);

  await page.goto(`${desk.url}/?token=${victim.tokens.access.token}`);
  await expect(heading(page, "Home")).toBeVisible();
  await expect(dialog(page), "one's own link changes nothing").toHaveCount(0);
  expect(logins(requests)).toEqual([]);

  await page.goto(link);
  await dialog(page).getByRole("button", { name: "Use the link" }).click();
  await expect(heading(page, "Home")).toBeVisible();
  await expect.poll(() => whoAmI(page)).toContain(attacker.email);
  const tokens = await stored(page, "tokens");
  expect(tokens).not.toContain(victim.tokens.refresh.token);

  await page.goto(link);
  await dialog(page).getByRole("button", { name: "Use the link" }).click();
  await expect(toasts(page)).toContainText("This sign-in link was already used or has expired.");
  expect(await stored(page, "tokens")).toBe(tokens);
  expect((await desk.post("/auth/link-login", { token: code })).status).toBe(401);

  expect(addresses.filter((address) => address.includes("token="))).toEqual([]);
  const later = requests.filter((request) => !request.isNavigationRequest());
  const traces = [...later.map((request) => request.url()), ...(await refererOf(later))];
  expect(traces.length).toBeGreaterThan(50);
  const secrets = [code, victim.tokens.access.token];
  expect(traces.filter((trace) => secrets.some((secret) => trace.includes(secret)))).toEqual([]);
  expect(desk.log()).toContain("/auth/link-login");
  for (const secret of secrets) expect(desk.log()).not.toContain(secret);
});

test("signed out, a fresh access token signs in for 7 days and leads Home; 61 seconds old it does not", async ({
  desk,
  page,
  context,
}) => {
  const seller = await desk.person("Token Works");
  const { addresses } = listen(page);
  await page.goto(`${desk.url}/privacy?token=${await desk.accessTokenIssued(seller, 61)}`);
  await expect(toasts(page)).toContainText("This sign-in link was already used or has expired.");
  expect(pathOf(page)).toBe("/privacy");
  expect(await stored(page, "tokens")).toBeNull();

  // It is valid for 60 seconds, so it is not issued earlier.
  const fresh = await desk.accessTokenIssued(seller, 0);
  await page.goto(`${desk.url}/auth/login?token=${fresh}`);
  await expect(heading(page, "Home")).toBeVisible();
  expect(pathOf(page)).toBe("/");
  const [cookie] = await context.cookies();
  expect(cookie?.name).toBe("JWT_TOKEN");
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(600);
  expect(addresses.filter((address) => address.includes("token="))).toEqual([]);
  for (const secret of [fresh, "?token="]) expect(desk.log()).not.toContain(secret);
});
