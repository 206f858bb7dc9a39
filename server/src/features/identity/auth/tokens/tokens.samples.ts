import type { tokens } from "@solodesk/contract/identity/auth/tokens.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ tokenId }: Targets): Samples<typeof tokens> => ({
  create: { body: { name: "Spreadsheet", scopes: ["read"], expires_in_days: 30 } },
  revoke: { params: { id: tokenId } },
});
