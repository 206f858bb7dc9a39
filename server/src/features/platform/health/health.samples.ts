import type { health } from "@solodesk/contract/platform/health.ts";
import type { Samples } from "#test/security/samples.ts";

export const samples = (): Samples<typeof health> => ({
  // Only solo doctor can write what it asks for.
  checkAddress: { refused: 404 },
});
