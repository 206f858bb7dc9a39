import type { storeTest } from "@solodesk/contract/account/store-test.ts";
import type { Samples } from "#test/security/samples.ts";

export const samples = (): Samples<typeof storeTest> => ({ follow: { body: {} } });
