import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export const FaqsScreen = () => (
  <Screen title={pageNames.faqs}>
    <EmptyState
      drawing="page"
      action={
        <Button asChild>
          <Link to={pages.contact}>Contact us</Link>
        </Button>
      }
    >
      Answers to what sellers ask most belong here.
    </EmptyState>
  </Screen>
);
