import type { Product } from "@solodesk/contract/catalog.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useSearchParams } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Screen } from "#ui/screen.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { MyCatalogue } from "./my-catalogue.tsx";
import { SharedCatalogue } from "./shared-catalogue.tsx";

interface ServicesScreenProps {
  onAddToCart: (product: Product) => void;
}

/** `/services`: what the seller offers, and the shared catalogue to pick from. */
export function ServicesScreen({ onAddToCart }: ServicesScreenProps) {
  const [query, setQuery] = useSearchParams();
  const tab = query.get("tab") === "shared" ? "shared" : "mine";
  return (
    <Screen title={pageNames.services}>
      <Tabs value={tab} onValueChange={(next) => setQuery({ tab: next })}>
        <TabList aria-label="Catalogues">
          <Tab value="mine">My catalogue</Tab>
          <Tab value="shared">Shared catalogue</Tab>
        </TabList>
        <TabPanel value="mine" tabIndex={-1}>
          <MyCatalogue sharedPath={`${pages.services}?tab=shared`} />
        </TabPanel>
        <TabPanel value="shared" tabIndex={-1}>
          <SharedCatalogue onAddToCart={onAddToCart} />
        </TabPanel>
      </Tabs>
    </Screen>
  );
}
