import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export const GoogleRedirectScreen = () => (
  <Screen title={pageNames.googleRedirect}>
    <EmptyState
      drawing="person"
      action={
        <Button asChild>
          <Link to={pages.login}>Log in with email</Link>
        </Button>
      }
    >
      Google sends people back to this page after signing in. Sign-in with Google is not set up here.
    </EmptyState>
  </Screen>
);
