import type { sessions } from "@solodesk/contract/scheduling/sessions.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ sessionId }: Targets): Samples<typeof sessions> => ({
  get: { params: { id: sessionId } },
});
