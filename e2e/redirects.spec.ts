// After a sign-in users land on a path of this site, whatever the address or the profile asks for.
import { expect, heading, logIn, pathOf, signIn, store, test } from "./one-desk.ts";
import { payloads } from "./redirect-payloads.ts";

const followed = [
  "/services?tab=shared&q=soap#results",
  "/orders?at=10:30@home",
  "/faqs?next=https://evil.example",
];

interface Landing {
  wish: string;
  afterLogin: string;
  signedIn: string;
}

/**
 * Runs in the page. For each target: signs in by the form, visits a sign-in screen, logs out. `n@redirect`
 * takes the target from the address and has a light screen as redirectPath; `n@profile` has it the other way
 * round.
 */
async function land([by, wishes]: [by: string, wishes: string[]]): Promise<Landing[]> {
  const until = async (holds: () => boolean) => {
    for (let tries = 0; tries < 1500 && !holds(); tries += 1)
      await new Promise((done) => setTimeout(done, 2));
  };
  const walk = (to: string) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID() }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  };
  const type = (kind: string, value: string) => {
    const input = document.querySelector<HTMLInputElement>(`input[type=${kind}]`);
    if (!input) return;
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const form = () => document.querySelector<HTMLFormElement>("form:has([type=password])");
  // The address changes first, the screen a moment later.
  const hasLeft = () => !location.pathname.startsWith("/auth") && form() === null;
  const landings: Landing[] = [];
  for (const [at, wish] of wishes.entries()) {
    const redirect = by === "redirect" ? wish : "/google-redirect";
    const search = `?redirect=${encodeURIComponent(redirect)}`;
    walk(`/auth/login${search}`);
    await until(() => location.search === search && form() !== null);
    type("email", `${at}@${by}.example`);
    type("password", "any password");
    form()?.requestSubmit();
    await until(hasLeft);
    const afterLogin = location.href;
    walk(["/auth", "/auth/login", "/auth/register"][at % 3] ?? "");
    await until(hasLeft);
    landings.push({ wish, afterLogin, signedIn: location.href });
    localStorage.removeItem("tokens");
    dispatchEvent(new StorageEvent("storage", { key: "tokens" }));
  }
  return landings;
}

test("E9: 120 payloads, in the address and in the profile: none leaves this origin, none runs", async ({
  desk,
  page,
  context,
}) => {
  expect(payloads).toHaveLength(120);
  const { id, email, tokens } = await desk.person("Redirect Works");
  const wishes = [...payloads, ...followed];
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== desk.url) strangers.push(request.url());
  });
  context.on("page", (opened) => strangers.push(`a window: ${opened.url()}`));
  page.on("dialog", (dialog) => void dialog.dismiss().then(() => strangers.push(dialog.message())));
  // The server sanitises redirectPath, so the login response is mocked.
  await page.addInitScript(
    ({ user, all }) => {
      const send = window.fetch;
      window.fetch = async (address, init) => {
        if (address !== "/auth/login") return send(address, init);
        const [, at, by] =
          /(\d+)@(redirect|profile)/.exec(typeof init?.body === "string" ? init.body : "") ?? [];
        const redirectPath = by === "profile" ? all[Number(at)] : "/google-redirect";
        const data = { tokens: user.tokens, user: { ...user, redirectPath } };
        return Response.json({ status: true, message: "Login successful", data });
      };
    },
    { user: { id, email, tokens, name: "Ada", picture: null, emailVerified: true }, all: wishes },
  );
  await page.goto(`${desk.url}/auth/login`);
  await expect(heading(page, "Log in")).toBeVisible();
  // Only addresses are tested, so nothing is drawn, to save time.
  await page.addStyleTag({ content: "body { display: none }" });

  for (const by of ["redirect", "profile"]) {
    const landings = await page.evaluate(land, [by, wishes] satisfies [string, string[]]);
    const places = landings.map(({ afterLogin, signedIn }) => (by === "redirect" ? afterLogin : signedIn));
    expect(places).toHaveLength(wishes.length);
    expect(places.filter((place) => new URL(place).origin !== desk.url)).toEqual([]);
    expect(places.filter((place) => /^\/\/|^\/auth/.test(place.slice(desk.url.length)))).toEqual([]);
    expect(places.slice(payloads.length)).toEqual(followed.map((path) => desk.url + path));
  }
  expect(strangers).toEqual([]);
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
});

test("opened as links, raw and encoded: the worst of them, and a good one followed to its hash", async ({
  desk,
  page,
  context,
}) => {
  const seller = await desk.person("Link Works");
  const elsewhere: string[] = [];
  page.on("framenavigated", (frame) => elsewhere.push(new URL(frame.url()).origin));
  for (const wanted of ["//evil.example", "/%5Cevil.example", "%2F%09%2Fevil.example", "javascript:ran=1"]) {
    await store(page, desk, {});
    await page.evaluate(() => localStorage.clear());
    await context.clearCookies();
    await page.goto(`${desk.url}/auth/login?redirect=${wanted}`);
    await logIn(page, seller);
    await expect(heading(page, "Home")).toBeVisible();
    expect(pathOf(page)).toBe("/");
  }
  await signIn(page, desk, seller);
  await page.route("**/auth/profile", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.redirectPath = "/services?tab=shared&q=soap#results";
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`${desk.url}/auth/register`);
  await expect(heading(page, "Services")).toBeVisible();
  expect(pathOf(page)).toBe("/services?tab=shared&q=soap#results");
  expect([...new Set(elsewhere)]).toEqual([desk.url]);
});
