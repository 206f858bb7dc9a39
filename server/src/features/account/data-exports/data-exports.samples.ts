import type { dataExports } from "@solodesk/contract/account/data-exports.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ exportId }: Targets): Samples<typeof dataExports> => ({
  getFile: { params: { id: exportId } },
});
