import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { useUser } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { GoogleSetting } from "./google/google-setting.tsx";
import { NameForm } from "./name-form.tsx";
import { PlaceLink } from "./place-link.tsx";
import { DevicesSetting } from "./profile/devices-setting.tsx";
import { EmailSetting } from "./profile/email-setting.tsx";
import { PasswordSetting } from "./profile/password-setting.tsx";
import { ProfilePicture } from "./profile-picture.tsx";

/** `/profile`. */
export function ProfileScreen() {
  const user = useUser();
  return (
    <Screen
      title={t(pageNames.profile)}
      width="form"
      actions={
        <Button asChild>
          <Link to={pages.settings}>{t("Settings")}</Link>
        </Button>
      }
    >
      {user && (
        <>
          <div className="border-line border-b pb-6">
            <ProfilePicture user={user} />
          </div>
          <section aria-label={t("Name||of a person")} className="border-line border-b py-6">
            <NameForm name={user.name} />
          </section>
          <EmailSetting user={user} />
          <PasswordSetting />
          <GoogleSetting />
          <div className="border-line border-b">
            <PlaceLink
              name={t("Two-step sign-in, activity, your data")}
              about={t("In Settings, where you can also export your data and delete your account")}
              to={`${pages.settings}#security`}
            />
          </div>
          <DevicesSetting />
        </>
      )}
    </Screen>
  );
}
