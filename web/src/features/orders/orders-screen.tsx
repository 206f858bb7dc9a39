import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export const OrdersScreen = () => (
  <Screen title={pageNames.orders}>
    <EmptyState
      drawing="receipt"
      action={
        <Button asChild>
          <Link to={pages.services}>Choose what you sell</Link>
        </Button>
      }
    >
      Orders from your store page will stand here, newest first. There are none yet.
    </EmptyState>
  </Screen>
);
