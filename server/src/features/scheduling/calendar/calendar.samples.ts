import type { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { dayFrom, type Samples, type Targets } from "#test/security/samples.ts";

export const samples = ({ freeAt }: Targets): Samples<typeof calendar> => ({
  list: { query: { from: dayFrom(freeAt, -5), to: dayFrom(freeAt, 5) } },
});
