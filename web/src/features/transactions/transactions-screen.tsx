import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link, useParams } from "react-router";
import { transactionTypes, typeName } from "#kernel/list-types.ts";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export function TransactionsScreen() {
  const { type } = useParams();
  return (
    <Screen title={typeName(transactionTypes, type) ?? pageNames.transactions}>
      <EmptyState
        drawing="ledger"
        action={
          <Button asChild>
            <Link to={pages.services}>Choose what you sell</Link>
          </Button>
        }
      >
        Every amount that comes in or goes out will stand here with its balance. Nothing has moved yet.
      </EmptyState>
    </Screen>
  );
}
