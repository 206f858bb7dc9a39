import type { ads } from "@solodesk/contract/marketing/ads.ts";
import { dayFrom, type Samples, type Targets } from "#test/security/samples.ts";

export const samples = ({ campaignId, importId, freeAt }: Targets): Samples<typeof ads> => ({
  listRows: [
    { query: { what: "spend" } },
    { query: { what: "visits" } },
    { query: { what: "orders" } },
    { query: { what: "bookings" } },
  ],
  // It is sent a picture.
  importReport: { refused: 422 },
  // The second is a page that nothing is left for.
  listImports: [{}, { query: { page: 99 } }],
  undoImport: { params: { id: importId } },
  addSpend: {
    body: {
      platform: "flyer",
      campaign: "Spring",
      from: dayFrom(freeAt, -300),
      to: dayFrom(freeAt, -299),
      spend: { amount: 2500, currency: "USD" },
    },
  },
  removeSpend: {
    query: { campaign_id: campaignId, from: dayFrom(freeAt, -315), to: dayFrom(freeAt, -285) },
  },
  matchCampaign: { body: { platform: "google", campaign: "summer", campaign_id: campaignId } },
  unmatchCampaign: { query: { platform: "google", campaign: "summer" } },
});
