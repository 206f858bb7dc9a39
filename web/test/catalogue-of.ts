// A shared catalogue of any size for tests: pages and searches answer as the server does.
import { catalog, type ListedProduct, type Product } from "@solodesk/contract/catalog/catalog.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import type { Seen } from "./fake-network.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });
const idOf = (n: number) => `0199b000-0000-7000-8000-${String(n).padStart(12, "0")}`;

export const productOf = (n: number, changes: Partial<Product> = {}): Product => ({
  id: idOf(n),
  sku: `SKU-${n}`,
  name: `Product ${n}`,
  description: "",
  category: "Soap",
  brand: "Ostle",
  image_url: null,
  price: usd(1000 + n),
  wholesale_price: usd(500 + n),
  stock: n === 3 ? 0 : 40,
  selected: false,
  ...changes,
});

export const listedOf = (n: number): ListedProduct => ({
  ...productOf(n, { selected: true }),
  listing_id: idOf(900_000 + n),
  slug: `product-${n}`,
  list_price: usd(2000),
  active: true,
  added_at: "2026-01-01T10:00:00Z",
  source: "shared",
  compare_at: null,
  cost: null,
  has_variants: false,
  changes: [],
});

export const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

type Route = [Endpoint, (seen: Seen) => Response | Promise<Response>];

const pageOf = <P>(all: readonly P[], url: URL) => {
  const page = Number(url.searchParams.get("page"));
  const size = Number(url.searchParams.get("page_size"));
  return {
    products: all.slice((page - 1) * size, page * size),
    pagination: paginate(page, size, all.length),
  };
};

/** Routes of a catalogue; what was selected stays selected. */
export function catalogueOf(size: number): Route[] {
  const selected = new Set<string>();
  const all = () =>
    Array.from({ length: size }, (_, at) => productOf(at + 1, { selected: selected.has(idOf(at + 1)) }));
  const change =
    (verb: "add" | "delete", message: string) =>
    ({ body }: Seen) => {
      const { product_ids } = body as { product_ids: string[] };
      for (const id of product_ids) selected[verb](id);
      return json({ success: true, message, product_ids });
    };
  return [
    [catalog.list, ({ url }) => json(pageOf(all(), url))],
    [
      catalog.search,
      ({ url }) =>
        json(
          pageOf(
            all().filter(({ name }) => name.includes(url.searchParams.get("q") ?? "")),
            url,
          ),
        ),
    ],
    [catalog.listCategories, () => json({ data: [{ category: "Soap", products: size }] })],
    [
      catalog.listMine,
      ({ url }) => {
        const mine = all().flatMap(({ id }, at) => (selected.has(id) ? [listedOf(at + 1)] : []));
        return json({ ...pageOf(mine, url), services: [] });
      },
    ],
    [catalog.select, change("add", "Selected products have been added to your catalog.")],
    [catalog.unselect, change("delete", "Selected products have been removed from your catalog.")],
  ];
}
