import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";

/** What the server is told of a line: which and how many. What it costs the server says. */
export const wantedItem = ({ kind, id, quantity, website_url, starts_at }: WantedItem): WantedItem => ({
  kind,
  id,
  quantity,
  website_url,
  ...(starts_at !== undefined && { starts_at }),
});

type Identity = Pick<WantedItem, "id" | "website_url" | "starts_at">;

/** The same line here and in an answer, wherever it stands. */
export const lineKey = ({ id, website_url, starts_at }: Identity): string =>
  JSON.stringify([id, website_url, starts_at && Date.parse(starts_at)]);
