import type { ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ ownProductId }: Targets): Samples<typeof ownProducts> => {
  const params = { id: ownProductId };
  const price = { amount: 1200, currency: "USD" };
  return {
    get: { params },
    getMany: { query: { ids: ownProductId } },
    add: {
      body: {
        name: "Lavender soap",
        options: [{ name: "Size", values: ["Small", "Large"] }],
        variants: [
          { options: { Size: "Small" }, price, stock: 4 },
          { options: { Size: "Large" }, price, sku: "SOAP-L" },
        ],
      },
    },
    duplicate: { params },
    edit: { params, body: { name: "Changed" } },
    editMany: { body: { changes: [{ id: ownProductId, set: { name: "Changed" } }] } },
    remove: { params },
  };
};
