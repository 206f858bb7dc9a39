import type { support } from "@solodesk/contract/platform/support.ts";
import type { Samples } from "#test/security/samples.ts";

export const samples = (): Samples<typeof support> => ({
  getPage: { params: { name: "privacy" } },
  contact: {
    body: { name: "Eve", email: "eve@example.com", subject: "Hours", message: "When are you open?" },
  },
});
