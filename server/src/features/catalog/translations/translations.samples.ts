import type { translations } from "@solodesk/contract/catalog/translations.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ serviceId }: Targets): Samples<typeof translations> => ({
  list: { query: { language: "en" } },
  save: { params: { language: "en", id: serviceId }, body: { name: "Corte" } },
});
