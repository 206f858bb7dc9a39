import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import products from "./products.json" with { type: "json" };

const cents = (price: string) => Math.round(Number(price) * 100);
const picture = (file: string) => new URL(`./pictures/${file}`, import.meta.url);
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const sentences = (text: string) =>
  text.split(/(?<=[.!?])\s+/).map((sentence) =>
    sentence
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, "")
      .trim(),
  );

describe("the sample catalogue", () => {
  it("has at least 240 products of a dozen trades, 22 or more of each", () => {
    const trades = Map.groupBy(products, (product) => product.category);
    expect(products.length).toBeGreaterThanOrEqual(240);
    expect(trades.size).toBeGreaterThanOrEqual(12);
    for (const [trade, own] of trades) expect(own.length, trade).toBeGreaterThanOrEqual(22);
  });

  it("names nothing twice", () => {
    expect(repeated(products.map((product) => product.sku))).toEqual([]);
    expect(repeated(products.map((product) => product.name.toLowerCase()))).toEqual([]);
  });

  it("fills every field in the form the import takes", () => {
    for (const product of products) {
      expect(product.sku).toMatch(/^[A-Z]{3}-\d{3}$/);
      expect(product.price, product.sku).toMatch(/^\d+\.\d\d$/);
      expect(product.wholesale_price, product.sku).toMatch(/^\d+\.\d\d$/);
      expect(product.description.length, product.sku).toBeGreaterThan(30);
      expect(product.brand, product.sku).not.toBe("");
      expect(
        product.stock === null || (Number.isInteger(product.stock) && product.stock >= 0),
        product.sku,
      ).toBe(true);
    }
  });

  it("costs a seller less than it sells for", () => {
    const atALoss = products.filter((product) => cents(product.price) <= cents(product.wholesale_price));
    expect(atALoss.map((product) => product.sku)).toEqual([]);
  });

  it("has most of its first hundred in stock, between 20 and 2000", () => {
    const inStock = products
      .slice(0, 100)
      .filter(({ stock }) => stock !== null && stock >= 20 && stock <= 2000);
    expect(inStock.length).toBeGreaterThanOrEqual(90);
  });

  it("also has products made to order and products nearly or wholly sold out", () => {
    expect(products.filter(({ stock }) => stock === null).length).toBeGreaterThan(3);
    expect(products.filter(({ stock }) => stock !== null && stock <= 5).length).toBeGreaterThan(3);
    expect(products.some(({ stock }) => stock === 0)).toBe(true);
  });

  it("opens with every trade on the first page", () => {
    const trades = new Set(products.map((product) => product.category));
    expect(new Set(products.slice(0, trades.size).map((product) => product.category))).toEqual(trades);
  });

  it("says nothing twice", () => {
    expect(repeated(products.flatMap((product) => sentences(product.description)))).toEqual([]);
  });
});

describe("the sample pictures", () => {
  it("are one for each product, and no others", () => {
    expect(products.filter((product) => !existsSync(picture(product.image)))).toEqual([]);
    expect(readdirSync(new URL("./pictures/", import.meta.url)).toSorted()).toEqual(
      products.map((product) => `${product.sku.toLowerCase()}.svg`).toSorted(),
    );
    expect(repeated(products.map((product) => product.image))).toEqual([]);
  });

  it("are small, flat and closed: no script, link, text, gradient or handler", () => {
    let total = 0;
    for (const { image } of products) {
      const svg = readFileSync(picture(image), "utf8");
      total += svg.length;
      expect(svg, image).toMatch(/^<svg [^>]*viewBox="0 0 640 640">/);
      expect(svg, image).not.toMatch(
        /<script|href|<text|gradient|<style|<foreignobject|url\(|\son\w+=|NaN|undefined/i,
      );
      expect(svg.length, image).toBeLessThan(4096);
    }
    expect(total).toBeLessThan(450_000);
  });

  it("are all different", () => {
    expect(repeated(products.map(({ image }) => readFileSync(picture(image), "utf8")))).toEqual([]);
  });
});
