import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Money, Price } from "@solodesk/contract/kernel/money.ts";
import { z } from "zod";
import { findActiveListing } from "#features/catalog/catalog/listings/find-active-listing.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Action } from "./action.ts";
import { ById } from "./by-id.ts";
import { changed } from "./changed.ts";

/** What has a price. */
interface WithPrice {
  id: string;
  name: string;
  price: Money;
}

/** The card of a change of price. */
const describePrice = (before: WithPrice, after: WithPrice) => ({
  title: t("Change the price of {name}", { name: before.name }),
  changes: changed(t("Price"), moneyInWords(before.price), moneyInWords(after.price)),
});

const ListingInput = ById.extend({ body: z.strictObject({ list_price: Price }) });

/** Changes the price of a product on the store page. `id` is the product's. */
export const listingPrice: Action<z.infer<typeof ListingInput>, WithPrice> = {
  endpoint: catalog.editListing,
  tool: "Propose a new price of a product",
  input: ListingInput,
  read: async (deps, { user, input }) => {
    const store = await findStoreOfUser(deps.db, user.id);
    const listing = store && (await findActiveListing(deps, store.id, input.params.id));
    if (!listing) throw new AppError("not_found");
    const { id, name, list_price } = listing;
    return { id, name, price: list_price };
  },
  describe: describePrice,
  undo: ({ id, price }) => ({ params: { id }, body: { list_price: price } }),
};

const ServiceInput = ById.extend({ body: z.strictObject({ price: Price }) });

/** Changes the price of a service. */
export const servicePrice: Action<z.infer<typeof ServiceInput>, WithPrice> = {
  endpoint: services.edit,
  tool: "Propose a new price of a service",
  input: ServiceInput,
  read: async (deps, { user, input }) => {
    const store = await findStoreOfUser(deps.db, user.id);
    const service = store && (await findService(deps, store.id, input.params.id));
    if (!service) throw new AppError("not_found");
    const { id, name, price } = service;
    return { id, name, price };
  },
  describe: describePrice,
  undo: ({ id, price }) => ({ params: { id }, body: { price } }),
};
