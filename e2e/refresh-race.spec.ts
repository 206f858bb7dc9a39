// Tabs that share a session find out at the same moment that its access token has expired (spec 4: one
// retry).
import type { Page, Response } from "@playwright/test";
import { countOf, patienceOf } from "../scripts/soak-list.mjs";
import {
  expect,
  heading,
  type OneDesk,
  type Person,
  signIn,
  stored,
  type Tokens,
  test,
  toasts,
} from "./one-desk.ts";

const rounds = countOf("tabs");

const rotations = async (desk: OneDesk, { id }: Person) => {
  const [row] = await desk.sql<{ count: number }>(
    "SELECT count(*)::int FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id WHERE s.user_id = $1",
    [id],
  );
  return row?.count ?? 0;
};

/** Waits until every tab reads the token that was stored last: the cookie shows it at once, localStorage later. */
async function agree(tabs: readonly [Page, ...Page[]]): Promise<void> {
  for (const tab of tabs) {
    const isLast = async () => {
      const cookies = await tab.context().cookies();
      const tokens: Tokens = JSON.parse((await stored(tab, "tokens")) ?? "");
      const last = cookies.find(({ name }) => name === "JWT_TOKEN") ?? { value: tokens.access.token };
      return tokens.access.token === last.value;
    };
    await expect.poll(isLast).toBe(true);
  }
}

/** Replaces the stored access token with an expired one in all tabs. The refresh token stays valid. */
async function expire(desk: OneDesk, tabs: readonly [Page, ...Page[]], person: Person): Promise<void> {
  const [page] = tabs;
  await agree(tabs);
  const tokens: Tokens = JSON.parse((await stored(page, "tokens")) ?? "");
  const token = await desk.accessTokenIssued(person, 601);
  const expired = { ...tokens, access: { token, expires: new Date(Date.now() - 1000).toISOString() } };
  await page.evaluate((text) => {
    localStorage.setItem("tokens", text);
    document.cookie = `JWT_TOKEN=${JSON.parse(text).access.token}; Path=/; Max-Age=604800; SameSite=Strict`;
  }, JSON.stringify(expired));
  // Either the expired token or, if the notification stream has already refreshed it, the fresh one.
  await agree(tabs);
}

/** Searches for a word; returns the status of the response. */
async function search(page: Page, word: string): Promise<number> {
  const isSearch = (answer: Response) =>
    new URL(answer.url()).searchParams.get("q") === word && answer.status() !== 401;
  const answer = page.waitForResponse(isSearch);
  await page.evaluate((q) => {
    history.pushState({ idx: 1, key: q }, "", `/services?tab=shared&q=${q}`);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, word);
  return (await answer).status();
}

test(`E2: three tabs, ${rounds} rounds: nobody is logged out, and each round costs one rotation`, async ({
  desk,
  context,
}) => {
  test.setTimeout(patienceOf("tabs"));
  const seller = await desk.person("Three Works");
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()] as const;
  await signIn(tabs[0], desk, seller);
  const refreshes: number[] = [];
  let refusals = 0;
  context.on("response", (answer) => {
    if (answer.status() === 401) refusals += 1;
    if (answer.url().endsWith("/auth/refresh-tokens")) refreshes.push(answer.status());
  });
  for (const tab of tabs) {
    await tab.goto(`${desk.url}/services?tab=shared`);
    await expect(heading(tab, "Services")).toBeVisible();
  }
  const before = await rotations(desk, seller);
  for (let round = 1; round <= rounds; round += 1) {
    await expire(desk, tabs, seller);
    const searches = await Promise.all(tabs.map((tab, at) => search(tab, `soap-${round}-${at}`)));
    expect(searches).toEqual([200, 200, 200]);
    expect(refreshes).toEqual(Array.from({ length: round }, () => 200));
    expect(await rotations(desk, seller)).toBe(before + round);
  }
  // A tab that calls after another has refreshed gets no 401. More than one 401 per round shows that tabs did
  // race.
  expect(refusals, "the tabs did meet").toBeGreaterThan(rounds);
  for (const tab of tabs) {
    await expect(heading(tab, "Services")).toBeVisible();
    await expect(toasts(tab)).toHaveCount(0);
  }
  expect(JSON.parse((await stored(tabs[0], "tokens")) ?? "").access.token).toBeTruthy();
});
