// Combines the catalogue and the cart, which no wing can import together.

import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { Link, useSearchParams } from "react-router";
import { MyCatalogue } from "#features/catalog/catalog/mine/my-catalogue.tsx";
import { SharedCatalogue } from "#features/catalog/catalog/shared-catalogue.tsx";
import { ArchivedServices } from "#features/catalog/services/archived-services.tsx";
import { MyServices } from "#features/catalog/services/my-services.tsx";
import { addToCart } from "#features/selling/cart/cart-store.ts";
import { Button } from "#ui/forms/button.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/layout/tabs.tsx";

/** The seller buys it from the marketplace itself, at its wholesale price. */
const add = ({ id, name, wholesale_price, image_url }: Product) =>
  addToCart({ kind: "product", id, website_url: null, name, price: wholesale_price, image_url });

const AddService = () => (
  <Button asChild>
    <Link to={pages.addService}>{t("Add a service")}</Link>
  </Button>
);

/** `/services`: what the seller offers, and the shared catalogue to pick from. */
export function ServicesScreen() {
  const [query, setQuery] = useSearchParams();
  const tab = query.get("tab") === "shared" ? "shared" : "mine";
  return (
    <Screen
      title={t(pageNames.services)}
      actions={
        <>
          <Button asChild>
            <Link to={pages.giftCards}>{t(pageNames.giftCards)}</Link>
          </Button>
          <Button asChild>
            <Link to={pages.discounts}>{t(pageNames.discounts)}</Link>
          </Button>
        </>
      }
    >
      <Tabs value={tab} onValueChange={(next) => setQuery({ tab: next })}>
        <TabList aria-label={t("Catalogues")}>
          <Tab value="mine">{t("My catalogue")}</Tab>
          <Tab value="shared">{t("Shared catalogue")}</Tab>
        </TabList>
        <TabPanel value="mine" tabIndex={-1}>
          <MyCatalogue
            sharedPath={`${pages.services}?tab=shared`}
            addService={<AddService />}
            renderServices={(services, isAll) => (
              <MyServices services={services} isAll={isAll} addService={<AddService />} />
            )}
            after={<ArchivedServices />}
          />
        </TabPanel>
        <TabPanel value="shared" tabIndex={-1}>
          <SharedCatalogue onAddToCart={add} />
        </TabPanel>
      </Tabs>
    </Screen>
  );
}
