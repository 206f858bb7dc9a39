import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { useUser } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";

export function NotFoundScreen() {
  const user = useUser();
  return (
    <Screen title={t("Page not found")}>
      <EmptyState
        drawing="search"
        action={
          <Button asChild look="primary">
            {user ? (
              <Link to={pages.home}>{t("Go to Home")}</Link>
            ) : (
              <Link to={pages.login}>{t("Log in")}</Link>
            )}
          </Button>
        }
      >
        {t("There is nothing at this address. It may have been mistyped, or what was here is gone.")}
      </EmptyState>
    </Screen>
  );
}
