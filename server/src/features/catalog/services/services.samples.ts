import type { services } from "@solodesk/contract/catalog/services.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ serviceId }: Targets): Samples<typeof services> => ({
  add: {
    body: {
      name: "Trim",
      price: { amount: 2500, currency: "USD" },
      duration_minutes: 30,
      location: "in_person",
    },
  },
  edit: { params: { id: serviceId }, body: { name: "Changed" } },
  // Another one was added.
  order: { body: { ids: [serviceId] }, refused: 409 },
  remove: { params: { id: serviceId } },
  // Nothing is archived.
  restore: { params: { id: serviceId }, refused: 404 },
});
