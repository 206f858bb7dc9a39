import type { plans } from "@solodesk/contract/money/plans.ts";
import { PROJECT, type Samples } from "#test/security/samples.ts";

export const samples = (): Samples<typeof plans> => ({
  getProject: { params: { projectId: PROJECT } },
});
