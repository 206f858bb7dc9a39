import type { Service } from "@solodesk/contract/catalog/services.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { myCatalogueRead, type WantedListings } from "./my-catalogue-read.ts";

/** The services that stand above the products in sight: they come with their first page, so both change at once. */
export const useMyServices = (wanted: WantedListings): readonly Service[] =>
  useQuery({ ...myCatalogueRead(wanted)(1), placeholderData: keepPreviousData }).data?.services ?? [];
