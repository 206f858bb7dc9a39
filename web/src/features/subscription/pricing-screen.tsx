import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export const PricingScreen = () => (
  <Screen title={pageNames.pricing}>
    <EmptyState
      drawing="wallet"
      action={
        <Button asChild>
          <Link to={pages.home}>Go to Home</Link>
        </Button>
      }
    >
      Credit packs and plans belong here, with what you have paid so far.
    </EmptyState>
  </Screen>
);
