import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";

/** The part of a line that is sent: which item and how many. The server decides the price. */
export const wantedItem = ({
  kind,
  id,
  variant_id,
  quantity,
  website_url,
  starts_at,
  hold,
}: WantedItem): WantedItem => ({
  kind,
  id,
  ...(variant_id !== undefined && { variant_id }),
  quantity,
  website_url,
  ...(starts_at !== undefined && { starts_at }),
  ...(hold !== undefined && { hold }),
});

/** The same with answers and notes, which only the payment needs. */
export const boughtItem = (item: WantedItem): WantedItem => ({
  ...wantedItem(item),
  ...(item.answers && item.answers.length > 0 && { answers: item.answers }),
  ...(item.notes && { notes: item.notes }),
});

type Identity = Pick<WantedItem, "kind" | "id" | "variant_id" | "website_url" | "starts_at">;

/** A key that is equal for the same line in the cart and in a response, whatever its position. */
export const lineKey = ({ kind, id, variant_id, website_url, starts_at }: Identity): string =>
  JSON.stringify([kind, id, website_url, starts_at && Date.parse(starts_at), variant_id]);
