import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { useUser } from "#kernel/session.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { displayEmail, displayName } from "#ui/initials.ts";
import { Screen } from "#ui/screen.tsx";
import { NameForm } from "./name-form.tsx";

export function ProfileScreen() {
  const user = useUser();
  return (
    <Screen
      title={pageNames.profile}
      width="form"
      actions={
        <Button asChild>
          <Link to={pages.settings}>Settings</Link>
        </Button>
      }
    >
      <div className="flex items-center gap-4 pb-8">
        <Avatar person={user} size="lg" />
        <div className="min-w-0">
          <p className="truncate font-medium text-md text-strong">{displayName(user)}</p>
          <p className="truncate text-faint">{displayEmail(user)}</p>
        </div>
      </div>
      {user && <NameForm name={user.name} />}
    </Screen>
  );
}
