import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export const AddServiceScreen = () => (
  <Screen title={pageNames.addService}>
    <EmptyState
      drawing="box"
      action={
        <Button asChild>
          <Link to={pages.services}>See what you offer</Link>
        </Button>
      }
    >
      A service has a name, a price and a duration, and customers book it on your store page.
    </EmptyState>
  </Screen>
);
