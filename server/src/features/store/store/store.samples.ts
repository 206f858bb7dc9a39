import type { store } from "@solodesk/contract/store/store.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ websiteUrl }: Targets): Samples<typeof store> => ({
  create: {
    body: { name: "Eve's", website_url: websiteUrl, country: "US", timezone: "America/New_York" },
    // There is a store already.
    refused: 409,
  },
  edit: { body: { tagline: "Changed", website_url: websiteUrl } },
  checkWebsiteUrl: { query: { website_url: websiteUrl } },
});
