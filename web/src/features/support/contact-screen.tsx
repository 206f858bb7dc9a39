import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export const ContactScreen = () => (
  <Screen title={pageNames.contact}>
    <EmptyState
      drawing="page"
      action={
        <Button asChild>
          <Link to={pages.home}>Go to Home</Link>
        </Button>
      }
    >
      How to reach the people who run this Solodesk belongs here.
    </EmptyState>
  </Screen>
);
