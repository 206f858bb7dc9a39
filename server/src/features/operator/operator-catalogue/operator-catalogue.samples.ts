import type { operatorCatalogue } from "@solodesk/contract/operator/operator-catalogue.ts";
import type { Samples } from "#test/security/samples.ts";

/** Refused, because the seller of these tests runs no installation. */
export const samples = (): Samples<typeof operatorCatalogue> => ({
  listImports: { refused: 403 },
  importCatalogue: { refused: 403 },
  previewUndo: { params: { id: "1" }, refused: 403 },
  undoImport: { params: { id: "1" }, refused: 403 },
  listPlans: { refused: 403 },
  applyPlans: { body: { file: '{"plans":[]}', revision: "0" }, refused: 403 },
  listSubscriptions: { refused: 403 },
});
