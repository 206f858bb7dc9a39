import type { catalog } from "@solodesk/contract/catalog/catalog.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ productId }: Targets): Samples<typeof catalog> => ({
  get: { params: { id: productId } },
  select: { body: { product_ids: [productId] } },
  unselect: { body: { product_ids: [productId] } },
  editListing: {
    params: { id: productId },
    body: { list_price: { amount: 2500, currency: "USD" }, active: true },
  },
  getChanges: { params: { id: productId } },
  // It names a state of the product that was looked at before.
  answerChanges: {
    params: { id: productId },
    body: { revision: "0", take: ["name"], keep: [] },
    refused: 409,
  },
  undoAnswers: { params: { id: productId }, body: { fields: ["name"] } },
});
