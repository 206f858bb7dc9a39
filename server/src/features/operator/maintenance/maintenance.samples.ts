import type { maintenance } from "@solodesk/contract/operator/maintenance.ts";
import type { Samples } from "#test/security/samples.ts";

/** Refused, because the seller of these tests runs no installation: test/security/operator.test.ts has one who does. */
export const samples = (): Samples<typeof maintenance> => ({
  examine: { body: {}, refused: 403 },
  checkBooks: { body: {}, refused: 403 },
  getBackups: { refused: 403 },
  makeBackup: { refused: 403 },
});
