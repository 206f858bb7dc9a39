import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export const EditServiceScreen = () => (
  <Screen title={pageNames.service}>
    <EmptyState
      drawing="box"
      action={
        <Button asChild>
          <Link to={pages.services}>See all services</Link>
        </Button>
      }
    >
      One service is edited here: its name, price, duration and where it takes place.
    </EmptyState>
  </Screen>
);
