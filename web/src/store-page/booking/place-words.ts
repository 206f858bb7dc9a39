import type { Offer, Shop } from "../document/page-data.ts";
import { locationWords } from "../document/page-words.ts";

/** Where one meets: the address where that is the store, if it tells one. */
export const placeWords = ({ address }: Pick<Shop, "address">, location: Offer["location"]): string =>
  location === "in_person" && address !== "" ? address : locationWords[location];
