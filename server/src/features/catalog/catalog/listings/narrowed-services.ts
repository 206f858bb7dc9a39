import type { catalog, ListingSort } from "@solodesk/contract/catalog/catalog.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";

type Wanted = Omit<Parsed<typeof catalog.listMine>["query"], "page" | "page_size">;

const folded = (written: string): string => written.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (written: string): string[] => folded(written).match(/[\p{L}\p{N}]+/gu) ?? [];

const orders: Record<ListingSort, ((a: Service, b: Service) => number) | undefined> = {
  default: undefined,
  newest: (a, b) => (a.id < b.id ? 1 : -1),
  name: (a, b) => folded(a.name).localeCompare(folded(b.name), "en"),
  price: (a, b) => a.price.amount - b.price.amount,
  "-price": (a, b) => b.price.amount - a.price.amount,
};

/**
 * The services that match a seller's search and filters. They are listed beside the products, so the same
 * filters apply.
 */
export function narrowedServices(services: readonly Service[], wanted: Wanted): Service[] {
  const { q, category, state, sort } = wanted;
  // Services belong to no category and have no source.
  if (category !== undefined || state === "changed") return [];
  const typed = wordsOf(q);
  // Text without letters or digits finds no product either.
  if (q !== "" && typed.length === 0) return [];
  const found = services.filter(
    ({ name, active }) =>
      (state === undefined || active === (state === "active")) && hasAll(wordsOf(name), typed),
  );
  const order = orders[sort];
  return order ? found.toSorted(order) : found;
}

const hasAll = (words: readonly string[], beginnings: readonly string[]): boolean =>
  beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
