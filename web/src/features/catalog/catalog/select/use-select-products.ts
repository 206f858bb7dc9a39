import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { useSend } from "#kernel/api/use-send.ts";

/** Lists up to `maxProductIds`; `useChangeListings` takes any number and refreshes the lists. */
export const useSelectProducts = () => useSend(catalog.select);
