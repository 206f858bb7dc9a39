import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { PlaceLink } from "#features/identity/auth/place-link.tsx";

export const StoreDetailsLink = () => (
  <PlaceLink
    name={t(pageNames.addStoreDetail)}
    about={t("Name, address, opening hours, pictures and colour of your store")}
    to={pages.addStoreDetail}
  />
);
