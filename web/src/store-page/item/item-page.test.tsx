import type { ItemPage, ProductDetail } from "@solodesk/contract/catalog/storefront.ts";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cart } from "#features/selling/cart/cart-store.ts";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { renderItemPage } from "../entry-server.tsx";
import { itemData } from "./item-data.ts";
import { ItemView } from "./item-view.tsx";

const origin = "https://shop.example";
const usd = (amount: number) => ({ amount, currency: "USD" });
const id = (n: number) => `0199a000-0000-7000-8000-0000000001${String(n).padStart(2, "0")}`;

function productPage(more: Partial<ProductDetail> = {}, words?: string): Omit<ItemPage, "assets"> {
  const { store, products } = storefrontOf(words === undefined ? {} : { words });
  const [soap, brush] = products;
  if (!soap || !brush) throw new Error("The store has no products");
  const product = { ...soap, pictures: [], options: [], variants: [], ...more };
  return { store, item: { kind: "product", product, related: [brush] }, publicUrl: origin };
}

function servicePage(): Omit<ItemPage, "assets"> {
  const { store, services } = storefrontOf();
  const [service] = services;
  if (!service) throw new Error("The store has no service");
  return { store, item: { kind: "service", service, related: [] }, publicUrl: origin };
}

const variant = (n: number, Size: string, Colour: string, price: number, stock: number | null) => ({
  id: id(n),
  options: { Size, Colour },
  sku: `V-${n}`,
  price: usd(price),
  compare_at: null,
  stock,
  image_url: null,
});
const withVariants: Partial<ProductDetail> = {
  has_variants: true,
  options: [
    { name: "Size", values: ["S", "M"] },
    { name: "Colour", values: ["Red", "Blue"] },
  ],
  variants: [
    variant(1, "S", "Red", 750, 3),
    variant(2, "M", "Red", 900, 0),
    variant(3, "M", "Blue", 950, null),
  ],
};

const open = (page: Omit<ItemPage, "assets">) => render(<ItemView page={itemData(page)} />);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const main = () => within(screen.getByRole("article"));

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  history.replaceState(null, "", "/store/ostle-wren/p/soap");
  cart.set([]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the page of a product", () => {
  it("adds as many as are chosen, and never more than there are", () => {
    open(productPage({ stock: 2 }));
    expect(main().getByText("Only 2 left")).toBeTruthy();
    const more = button("One more of Soap");
    fireEvent.click(more);
    fireEvent.click(more);
    fireEvent.click(main().getByRole("button", { name: "Add to cart" }));
    expect(cart.get()).toMatchObject([{ kind: "product", quantity: 2, name: "Soap", price: usd(750) }]);
    expect(cart.get()[0]).not.toHaveProperty("variant_id");
  });

  it("asks for each option; price, stock and address follow, and the cart holds the variant", () => {
    open(productPage(withVariants));
    expect(main().getByText("from $7.50")).toBeTruthy();
    expect(button("Choose: Size").disabled).toBe(true);
    fireEvent.click(button("S"));
    expect(button("S").getAttribute("aria-pressed")).toBe("true");
    expect(button(/^Blue/).textContent).toContain("Not available");
    fireEvent.click(button("Red"));
    expect(main().getByText("Only 3 left")).toBeTruthy();
    expect(location.search).toBe(`?variant=${id(1)}`);
    fireEvent.click(main().getByRole("button", { name: "Add to cart" }));
    // What does not go with the others lets go of them.
    fireEvent.click(button(/^Blue/));
    expect([button(/^S(?: ?Not|$)/).getAttribute("aria-pressed"), location.search]).toEqual(["false", ""]);
    fireEvent.click(button("M"));
    fireEvent.click(main().getByRole("button", { name: "Add to cart" }));
    expect(cart.get()).toMatchObject([
      { variant_id: id(1), quantity: 1, name: "Soap (S, Red)", price: usd(750) },
      { variant_id: id(3), quantity: 1, name: "Soap (M, Blue)", price: usd(950) },
    ]);
  });

  it("says of a variant that it is sold out", () => {
    open(productPage(withVariants));
    fireEvent.click(button("M"));
    fireEvent.click(button(/^Red/));
    const [add] = main().getAllByRole<HTMLButtonElement>("button", { name: "Sold out" });
    expect(add?.disabled).toBe(true);
  });

  it("opens with the variant that the address names", async () => {
    history.replaceState(null, "", `/store/ostle-wren/p/soap?variant=${id(3)}`);
    open(productPage(withVariants));
    await act(async () => new Promise((done) => setTimeout(done)));
    expect([button("M"), button("Blue")].map((one) => one.getAttribute("aria-pressed"))).toEqual([
      "true",
      "true",
    ]);
  });

  it("takes names of options for words, whatever they are in the language", () => {
    const options = [{ name: "toString", values: ["__proto__", "b"] }];
    const variants = ["__proto__", "b"].map((value, n) => ({
      ...variant(n, "S", "Red", 100, 1),
      options: { toString: value },
    }));
    // oxlint-disable-next-line typescript/no-explicit-any -- an own property of that name
    open(productPage({ has_variants: true, options, variants: JSON.parse(JSON.stringify(variants)) }));
    expect(button("Choose: toString").disabled).toBe(true);
    fireEvent.click(button("__proto__"));
    expect(main().getByRole<HTMLButtonElement>("button", { name: "Add to cart" }).disabled).toBe(false);
  });

  it("leads to others, of which one with variants is chosen on its own page", () => {
    const page = productPage();
    if (page.item.kind === "product")
      page.item.related = page.item.related.map((one) => ({ ...one, has_variants: true }));
    open(page);
    const links = screen
      .getAllByRole("link", { name: "Choose options" })
      .map((one) => one.getAttribute("href"));
    expect(links).toEqual(["/store/ostle-wren/p/product-2"]);
    expect(screen.getByRole("link", { name: "Ostle & Wren" }).getAttribute("href")).toBe("/store/ostle-wren");
  });
});

const documentOf = (page: Omit<ItemPage, "assets">) =>
  new DOMParser().parseFromString(
    renderItemPage({ ...page, assets: { scripts: ["/a.js"], styles: [] } }),
    "text/html",
  );
const dataOf = (found: Document) =>
  JSON.parse(found.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
const meta = (found: Document, name: string) =>
  found.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

describe("the document", () => {
  it("says to search engines what the product costs and whether there is any", () => {
    const found = documentOf(productPage({ stock: 0, pictures: [{ url: "/uploads/x", alt: "" }] }));
    expect(found.title).toBe("Soap – Ostle & Wren");
    expect(meta(found, "description")).toBe("Cured for six weeks.");
    const url = `${origin}/store/ostle-wren/p/product-1`;
    expect(found.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(url);
    expect(meta(found, "og:image")).toBe(`${url}/share.jpg`);
    expect(dataOf(found)).toMatchObject({
      "@type": "Product",
      name: "Soap",
      url,
      sku: "SKU-1",
      image: [`${origin}/uploads/x`],
      brand: { name: "Ostle & Wren" },
      offers: {
        "@type": "Offer",
        price: "7.50",
        priceCurrency: "USD",
        availability: "https://schema.org/OutOfStock",
        url,
        seller: { name: "Ostle & Wren" },
      },
    });
  });

  it("says between which prices variants are", () => {
    expect(dataOf(documentOf(productPage(withVariants))).offers).toMatchObject({
      "@type": "AggregateOffer",
      lowPrice: "7.50",
      highPrice: "9.50",
      offerCount: 3,
      availability: "https://schema.org/InStock",
    });
  });

  it("names a service, its price and its languages", () => {
    const page = servicePage();
    const found = documentOf({ ...page, store: { ...page.store, languages: ["en", "de"] } });
    expect(dataOf(found)).toMatchObject({ "@type": "Service", name: "Lesson", offers: { price: "45.00" } });
    const tags = [...found.querySelectorAll("link[hreflang]")].map((one) => one.getAttribute("href"));
    const url = `${origin}/store/ostle-wren/s/lesson`;
    expect(tags).toEqual([url, `${url}?lang=de`, url]);
    expect(found.querySelector("header a")?.getAttribute("href")).toBe("/store/ostle-wren?lang=en");
  });

  it.each([
    "</script><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "<!--<script>",
    "\u2028\u202eevil\u0007",
    "{{constructor}} ${1} javascript:alert(1)",
  ])("keeps %j a text", (words) => {
    const found = documentOf(
      productPage(
        { pictures: [{ url: words, alt: words }], options: [{ name: words, values: [words, "b"] }] },
        words,
      ),
    );
    expect(found.querySelectorAll("script")).toHaveLength(4);
    expect(found.querySelector("[onerror], a[href^=javascript]")).toBeNull();
    expect(dataOf(found).name).toBe(words);
    expect(found.querySelector("h1")?.textContent).toBe(words);
  });
});
