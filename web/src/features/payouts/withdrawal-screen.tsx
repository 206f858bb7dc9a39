import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export const WithdrawalScreen = () => (
  <Screen title={pageNames.withdrawal}>
    <EmptyState
      drawing="wallet"
      action={
        <Button asChild>
          <Link to={pages.transactions}>See transactions</Link>
        </Button>
      }
    >
      Earnings you can withdraw and every withdrawal you made belong here. Nothing has been earned yet.
    </EmptyState>
  </Screen>
);
