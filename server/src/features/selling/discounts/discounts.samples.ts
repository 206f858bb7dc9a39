import type { discounts } from "@solodesk/contract/selling/discounts.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ discountId }: Targets): Samples<typeof discounts> => ({
  add: { body: { code: "AUTUMN", off: { kind: "percent", value: 10 } } },
  edit: { params: { id: discountId }, body: { code: "WINTER", off: { kind: "free_shipping" } } },
  remove: { params: { id: discountId } },
});
