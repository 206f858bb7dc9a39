import type { demo } from "@solodesk/contract/platform/demo.ts";
import type { Samples } from "#test/security/samples.ts";

export const samples = (): Samples<typeof demo> => ({
  // Only a demo can be started over.
  startOver: { refused: 404 },
});
