import type { links } from "@solodesk/contract/marketing/links.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ linkId }: Targets): Samples<typeof links> => ({
  create: { body: { source: "flyer", campaign: "Spring" } },
  remove: { params: { id: linkId } },
});
