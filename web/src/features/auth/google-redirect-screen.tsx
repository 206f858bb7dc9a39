import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { useUser } from "#kernel/session.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

/** `/google-redirect`. */
export function GoogleRedirectScreen() {
  const user = useUser();
  return (
    <Screen title={pageNames.googleRedirect}>
      <EmptyState
        drawing="person"
        action={
          <Button asChild look="primary">
            {user ? <Link to={pages.home}>Go to Home</Link> : <Link to={pages.login}>Log in with email</Link>}
          </Button>
        }
      >
        Google sends people back here after they signed in with it. This Solodesk is not set up for that.
      </EmptyState>
    </Screen>
  );
}
