import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Offer, Shop } from "../document/page-data.ts";
import { locationWords } from "../document/page-words.ts";

/** Where the appointment is: for "in person" the store's address, if it has one. */
export const placeWords = ({ address }: Pick<Shop, "address">, location: Offer["location"]): string =>
  location === "in_person" && address !== "" ? address : t(locationWords[location]);
