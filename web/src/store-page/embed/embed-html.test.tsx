// The HTML of the framed page, as the server sends it.
import type { Storefront } from "@solodesk/contract/catalog/storefront.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { renderClosedEmbed, renderEmbeddedPage } from "../entry-server.tsx";
import type { EmbedData } from "./embed-data.ts";
import { EmbedView } from "./embed-view.tsx";

const assets = { scripts: ["/assets/store-page-1.js"], styles: ["/assets/store-page-1.css"] };
const publicUrl = "https://desk.example";
const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");
const dataOf = (page: Document): EmbedData =>
  JSON.parse(page.querySelector("#store-page-data")?.textContent ?? "");

type Wish = Partial<Pick<Parameters<typeof renderEmbeddedPage>[0], "theme" | "service">>;
const open = (wish: Wish = {}, storefront: Storefront = storefrontOf()) =>
  parsed(renderEmbeddedPage({ storefront, publicUrl, theme: null, service: null, assets, ...wish }));

test("has the services and no products, and is no page for search engines", () => {
  const page = open();
  expect(page.title).toBe("Book at Ostle & Wren");
  expect(page.querySelector("h1")?.textContent).toBe("Book at Ostle & Wren");
  expect(page.body.textContent).toContain("Lesson");
  expect(page.body.textContent).not.toContain("Nail brush");
  expect(dataOf(page)).toMatchObject({
    products: [],
    services: [{ name: "Lesson" }],
    embed: { service: null },
  });
  expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
    "https://desk.example/store/ostle-wren",
  );
});

test("sells no packs: it has no cart to put them in", () => {
  const front = storefrontOf();
  const packs = [{ visits: 5, unit_price: { amount: 3600, currency: "USD" }, months: 6 }];
  const page = open({}, { ...front, services: [{ ...front.services[0]!, packs }] });
  expect(page.body.textContent).toContain("Lesson");
  expect(page.body.textContent).not.toContain("Pack of");
});

test("every link opens a new tab, and none has a target of its own that would not", () => {
  const page = open();
  expect(page.querySelector("base")?.outerHTML).toBe('<base target="_blank">');
  const targets = [...page.querySelectorAll("a")].map(({ target }) => target);
  expect(targets.length).toBeGreaterThan(2);
  expect(targets.filter((target) => target !== "" && target !== "_blank")).toEqual([]);
});

test("has the theme that the website asks for, or else the store's", () => {
  const storefront = storefrontOf();
  storefront.store.look.theme = "light";
  const themeOf = (theme: Wish["theme"]) =>
    open({ theme: theme ?? null }, storefront).documentElement.dataset["theme"];
  expect([themeOf(null), themeOf("dark"), themeOf("system")]).toEqual(["light", "dark", "system"]);
});

test.each(["</script><script>alert(1)</script>", "javascript:alert(1)", "<!--<script>", "W".repeat(400)])(
  "a store that is called %s is shown by that name",
  (words) => {
    const page = open({}, storefrontOf({ words }));
    expect(page.querySelector("h1")?.textContent).toBe(`Book at ${words}`);
    expect([...page.scripts].map(({ type, src }) => type || new URL(src).pathname)).toEqual([
      "/boot.js",
      "module",
      "application/json",
    ]);
    expect(dataOf(page).shop.name).toBe(words);
  },
);

test.each([null, storefrontOf().services[0]!.id])(
  "hydrates without a difference (service: %s)",
  async (service) => {
    const page = open({ service });
    const problem = vi.spyOn(console, "error");
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    document.body.replaceChildren(document.adoptNode(page.querySelector("#store-page")!));
    const root = document.querySelector("#store-page")!;
    const data = dataOf(page);
    await act(async () => {
      hydrateRoot(root, <EmbedView page={data} host={{ beginStep: () => {} }} />, {
        onRecoverableError: (error) => {
          throw error;
        },
      });
    });
    expect(problem).not.toHaveBeenCalled();
    expect(screen.getByRole("heading", { name: "Lesson" })).toBeDefined();
  },
);

test("says that there is no open store, in the visitor's language and the website's theme", () => {
  const page = parsed(inLanguage("de", () => renderClosedEmbed({ theme: "light", assets })));
  expect(page.querySelector("h1")?.textContent).toBe("Buchung nicht möglich");
  expect([page.documentElement.lang, page.documentElement.dataset["theme"]]).toEqual(["de", "light"]);
  expect(dataOf(page)).toEqual({ embed: null });
  expect(page.querySelectorAll("a")).toHaveLength(0);
});
