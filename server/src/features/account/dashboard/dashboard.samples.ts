import type { dashboard } from "@solodesk/contract/account/dashboard.ts";
import type { Samples } from "#test/security/samples.ts";

export const samples = (): Samples<typeof dashboard> => ({
  listRevenue: { query: { from: "2026-01-01", to: "2026-12-31", by: "sale" } },
});
