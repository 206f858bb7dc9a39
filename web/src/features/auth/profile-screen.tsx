import type { AuthUser } from "@solodesk/contract/auth.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { useUser } from "#kernel/session.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { displayEmail } from "#ui/initials.ts";
import { Screen } from "#ui/screen.tsx";
import { NameForm } from "./name-form.tsx";
import { ProfilePicture } from "./profile-picture.tsx";

/** `/profile`. */
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
      {user && (
        <>
          <div className="border-line border-b pb-6">
            <ProfilePicture user={user} />
          </div>
          <section aria-label="Name" className="border-line border-b py-6">
            <NameForm name={user.name} />
          </section>
          <EmailRow user={user} />
        </>
      )}
    </Screen>
  );
}

const EmailRow = ({ user }: { user: AuthUser }) => (
  <section
    aria-labelledby="email"
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b py-6"
  >
    <div className="min-w-0">
      <h2 id="email" className="font-medium text-sm tracking-normal">
        Email
      </h2>
      <p className="mt-0.5 break-all text-body">{displayEmail(user)}</p>
    </div>
    {user.emailVerified ? <Badge tone="good">Confirmed</Badge> : <Badge tone="waiting">Not confirmed</Badge>}
  </section>
);
