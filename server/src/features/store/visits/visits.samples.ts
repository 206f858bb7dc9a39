import type { visits } from "@solodesk/contract/store/visits.ts";
import { momentFrom, type Samples, type Targets } from "#test/security/samples.ts";

export const samples = ({ websiteUrl, freeAt }: Targets): Samples<typeof visits> => ({
  count: {
    params: { website_url: websiteUrl },
    body: { kind: "visit", touch: { platform: "direct", touched_at: momentFrom(freeAt, -3) } },
  },
});
