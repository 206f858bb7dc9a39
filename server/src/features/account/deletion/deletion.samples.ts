import type { deletion } from "@solodesk/contract/account/deletion.ts";
import type { Samples } from "#test/security/samples.ts";

export const samples = (): Samples<typeof deletion> => ({
  // It is somebody else's email, so no deletion was asked for either.
  request: { body: { confirm: "eve@example.com" }, refused: 422 },
  cancel: { refused: 409 },
});
