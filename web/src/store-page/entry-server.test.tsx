import type { Storefront } from "@solodesk/contract/catalog/storefront.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { act, screen, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import { storefrontOf } from "../../test/storefront-of.ts";
import type { PageData } from "./document/page-data.ts";
import { renderStorePage } from "./entry-server.tsx";
import { StoreView } from "./store-view.tsx";

const assets = { scripts: ["/assets/store-page-1.js"], styles: ["/assets/store-page-1.css"] };
const publicUrl = "https://shop.example";
const htmlOf = (storefront: Storefront) => renderStorePage({ storefront, publicUrl, assets });
const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");
/** Moves the page's body into this document, where roles can be queried. */
const bodyOf = (page: Document) => {
  document.body.replaceChildren(document.adoptNode(page.querySelector("#store-page")!));
  return document.querySelector("#store-page")!;
};
const linkedData = (page: Document) =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
const dataOf = (page: Document): PageData =>
  JSON.parse(page.querySelector("#store-page-data")?.textContent ?? "");

const nasty = [
  "</script><script>alert(1)</script>",
  "<!--<script>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  "</title></style></textarea><svg/onload=alert(1)>",
  "javascript:alert(1)",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "{{constructor.constructor('alert(1)')()}} ${alert(1)}",
  "مرحبا \u202Egnp.exe\u202C",
  "👩‍👩‍👧‍👦 Z͑ͫ̓ͪ̂ͫ̽͏̴̙ a\u2028b\u2029c",
  "W".repeat(400),
];

describe("the store page's HTML", () => {
  it.each(nasty)("shows %s as text, wherever a seller writes it", (text) => {
    const page = parsed(htmlOf(storefrontOf({ words: text })));

    expect(page.querySelector("h1")?.textContent).toBe(text);
    expect(page.title).toContain(text);
    expect(page.querySelectorAll("h3").length).toBeGreaterThan(2);
    expect([...page.scripts].map(({ type, src }) => type || new URL(src).pathname)).toEqual([
      "/boot.js",
      "module",
      "application/ld+json",
      "application/json",
    ]);
    expect(page.querySelectorAll("title, style, h1")).toHaveLength(3);
    for (const element of page.querySelectorAll("*")) {
      const handlers = [...element.attributes].filter(({ name }) => name.startsWith("on"));
      expect(handlers).toEqual([]);
    }
    for (const link of page.querySelectorAll("[href], [src]")) {
      const address = link.getAttribute("href") ?? link.getAttribute("src") ?? "";
      expect(address).toMatch(
        /^(#|\/(?!\/)|mailto:|tel:|https:\/\/(shop\.example|www\.openstreetmap\.org)\/)/,
      );
    }
    expect(linkedData(page).name).toBe(text);
    expect(dataOf(page).shop.description).toBe(text);
  });

  it("says in its head in which language it is, and where it is in the others", () => {
    const storefront = storefrontOf();
    storefront.store.languages = ["en", "pt-BR", "ar"];
    const address = "https://shop.example/store/ostle-wren";
    const headOf = (tag: string) => {
      const page = parsed(inLanguage(tag, () => htmlOf(storefront)));
      const { lang, dir } = page.documentElement;
      return {
        lang: [lang, dir],
        canonical: page.querySelector('link[rel="canonical"]')?.getAttribute("href"),
        locale: page.querySelector('meta[property="og:locale"]')?.getAttribute("content"),
        page,
      };
    };
    const { page: arabic, ...said } = headOf("ar");
    expect(said).toEqual({ lang: ["ar", "rtl"], canonical: `${address}?lang=ar`, locale: "ar_EG" });
    const alternates = [...arabic.querySelectorAll("link[hreflang]")];
    expect(alternates.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])).toEqual([
      ["en", address],
      ["pt-BR", `${address}?lang=pt-BR`],
      ["ar", `${address}?lang=ar`],
      ["x-default", address],
    ]);
    expect(headOf("en")).toMatchObject({ lang: ["en", "ltr"], canonical: address, locale: "en_US" });
  });

  it("leads at its foot to the page in each language, by its own name, if there are several", () => {
    const storefront = storefrontOf();
    expect(parsed(htmlOf(storefront)).querySelector("footer nav")).toBeNull();
    storefront.store.languages = ["en", "fr"];
    const links = [...parsed(htmlOf(storefront)).querySelectorAll("footer nav a")];
    expect(
      links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("lang")]),
    ).toEqual([
      ["English", "?lang=en", "en"],
      ["Français", "?lang=fr", "fr"],
    ]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["true", null]);
  });

  it("says in its head what it is", () => {
    const page = parsed(htmlOf(storefrontOf()));
    const content = (name: string) =>
      page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
    expect(page.documentElement.lang).toBe("en");
    expect(page.title).toBe("Plain soap, well made · Ostle & Wren");
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
      "https://shop.example/store/ostle-wren",
    );
    expect(content("description")).toMatch(/^Plain soap, well made/);
    expect(content("og:title")).toBe("Ostle & Wren");
    expect(content("og:url")).toBe("https://shop.example/store/ostle-wren");
    expect(content("og:image")).toBe("https://shop.example/store/ostle-wren/share.jpg");
    expect(content("twitter:image")).toBe("https://shop.example/store/ostle-wren/share.jpg");
    expect(content("twitter:card")).toBe("summary_large_image");
  });

  it("tells search engines about the store and its offers", () => {
    const data = linkedData(parsed(htmlOf(storefrontOf())));
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Store",
      name: "Ostle & Wren",
      url: "https://shop.example/store/ostle-wren",
    });
    expect(data.openingHoursSpecification).toContainEqual({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: "https://schema.org/Monday",
      opens: "09:00",
      closes: "18:00",
    });
    const [soap, brush, lesson] = data.hasOfferCatalog.itemListElement;
    expect(soap).toMatchObject({
      price: "7.50",
      priceCurrency: "USD",
      itemOffered: { "@type": "Product", name: "Soap" },
    });
    expect(soap.availability).toBe("https://schema.org/InStock");
    expect(brush.availability).toBe("https://schema.org/OutOfStock");
    expect(lesson).toMatchObject({ price: "45.00", itemOffered: { "@type": "Service", name: "Lesson" } });
  });

  it("is readable without JavaScript", () => {
    const page = within(bodyOf(parsed(htmlOf(storefrontOf()))) as HTMLElement);
    expect(page.getByRole("heading", { level: 1, name: "Ostle & Wren" })).toBeDefined();
    expect(page.getByRole("heading", { name: "Soap" })).toBeDefined();
    expect(page.getAllByText("Sold out")).toHaveLength(1);
    expect(page.getByRole("row", { name: "Monday 9:00 am – 6:00 pm" })).toBeDefined();
    expect(page.getByRole("link", { name: "hello@ostle.example" }).getAttribute("href")).toBe(
      "mailto:hello@ostle.example",
    );
    // Whether the store is open depends on the time of reading, so the cached page does not say.
    expect(page.queryByText(/open now|closed, opens/i)).toBeNull();
  });

  it("never tells what a product costs the seller", () => {
    const front = storefrontOf();
    const leaky = front.products.map((product) => ({
      ...product,
      wholesale_price: { amount: 271_828, currency: "USD" },
    }));
    const html = htmlOf({ ...front, products: leaky });
    expect(html).not.toMatch(/wholesale|271828|2718\.28|2,718\.28/);
  });

  it("has the theme and the order of sections that its seller chose", () => {
    const front = storefrontOf();
    const page = (look: Partial<Storefront["store"]["look"]>) =>
      parsed(htmlOf({ ...front, store: { ...front.store, look: { ...front.store.look, ...look } } }));
    const { className, dataset } = page({ theme: "light" }).documentElement;
    expect([className, dataset.theme]).toEqual(["light", "light"]);
    const system = page({}).documentElement;
    expect([system.className, system.dataset.theme]).toEqual(["dark", "system"]);
    const shown = (order: Storefront["store"]["look"]["sections"]) =>
      [...page({ sections: order }).querySelectorAll("main > section")].map(({ id }) => id);
    expect(shown(["services", "products", "about"])).toEqual(["services", "products", "about"]);
    expect(shown(["about", "products", "services"])).toEqual(["about", "products", "services"]);
  });

  it("has a calm place for a store that offers nothing yet", () => {
    const front = storefrontOf();
    const page = within(bodyOf(parsed(htmlOf({ ...front, products: [], services: [] }))) as HTMLElement);
    expect(page.getByText(/nothing is on offer here yet/i)).toBeDefined();
    expect(page.queryByRole("heading", { name: "Products" })).toBeNull();
  });

  it("loads pictures of this site only, with their sizes: at once what stands first, the rest lazily", () => {
    const front = storefrontOf();
    const [soap] = front.products;
    if (!soap) throw new Error("no product");
    const many = Array.from({ length: 6 }, (_, at) => ({
      ...soap,
      id: soap.id.slice(0, -1) + at,
      image_url: at === 5 ? "https://elsewhere.example/x.png" : "/uploads/a.webp",
    }));
    const [lesson] = front.services;
    const picturesOf = (services: Storefront["services"]) => {
      const pictures = [
        ...parsed(htmlOf({ ...front, products: many, services })).querySelectorAll("main img"),
      ];
      return { pictures, loading: pictures.map((picture) => picture.getAttribute("loading")) };
    };
    const { pictures, loading } = picturesOf([]);
    expect(loading).toEqual([...Array<string>(4).fill("eager"), "lazy"]);
    const below = picturesOf(lesson ? [{ ...lesson, image_url: "/uploads/b.webp" }] : []);
    expect(below.loading).toEqual(["eager", ...Array<string>(5).fill("lazy")]);
    for (const picture of pictures) {
      expect(picture.getAttribute("src")).toBe("/uploads/a.webp");
      expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["600", "600"]);
    }
  });

  it("offers uploaded pictures in their sizes, the banner first of all", () => {
    const uploaded = (n: number, size: string) =>
      `/uploads/0190b6f6-6f0d-7c3e-8a53-01234567890${n}/${size}.webp`;
    const [banner, logo, lesson] = [uploaded(1, "2000x500"), uploaded(2, "400x400"), uploaded(3, "900x600")];
    const front = storefrontOf();
    const html = htmlOf({
      ...front,
      store: { ...front.store, banner_url: banner, logo_url: logo },
      services: front.services.map((service) => ({ ...service, image_url: lesson })),
    });
    const page = parsed(html);
    const picture = (url: string) => {
      const { attributes } = page.querySelector(`img[src="${url}"]`)!;
      return Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]));
    };
    expect(picture(banner)).toMatchObject({ width: "2000", height: "500", fetchpriority: "high", alt: "" });
    expect(picture(banner)).not.toHaveProperty("loading");
    expect(picture(banner)["srcset"]).toContain(`${banner} 2000w`);
    expect(picture(banner)["srcset"]).toMatch(/w480\.webp 480w.*w1600\.webp 1600w/);
    expect(picture(logo)).toMatchObject({
      width: "400",
      height: "400",
      sizes: "(min-width: 48rem) 7rem, 5rem",
    });
    expect(picture(lesson)).toMatchObject({ width: "900", height: "600", loading: "eager" });
    expect(page.querySelector('link[rel="icon"]')?.getAttribute("href")).toMatch(/\/w160\.webp$/);
    const { image, logo: mark, hasOfferCatalog } = linkedData(page);
    expect([image, mark]).toEqual([`https://shop.example${banner}`, `https://shop.example${logo}`]);
    expect(hasOfferCatalog.itemListElement[2].itemOffered.image).toBe(`https://shop.example${lesson}`);
  });

  it("tells search engines which days it is closed", () => {
    const front = storefrontOf();
    const time_off = [{ from: "2026-12-24", to: "2027-01-02", reason: "Away" }];
    const store = { ...front.store, hours: { ...front.store.hours, time_off } };
    expect(linkedData(parsed(htmlOf({ ...front, store }))).specialOpeningHoursSpecification).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        validFrom: "2026-12-24",
        validThrough: "2027-01-02",
        opens: "00:00",
        closes: "00:00",
      },
    ]);
  });

  it("is taken over by the browser exactly as it was written", async () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    const page = parsed(htmlOf(storefrontOf()));
    const data = dataOf(page);
    const container = bodyOf(page);
    const heading = screen.getByRole("heading", { level: 1 });
    const trouble = vi.fn<(error: unknown) => void>();
    await act(async () => hydrateRoot(container, <StoreView page={data} />, { onRecoverableError: trouble }));
    expect(trouble).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
    expect(screen.getByRole("heading", { level: 1 })).toBe(heading);
  });
});
