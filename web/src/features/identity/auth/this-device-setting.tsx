import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useUser } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { displayEmail } from "#ui/text/initials.ts";
import { useLogOut } from "./use-log-out.ts";

export function ThisDeviceSetting() {
  const email = displayEmail(useUser());
  const logOut = useLogOut();
  return (
    <Setting
      name={t("This device")}
      about={t("Signed in as {email}", { email })}
      control={<Button onClick={logOut}>{t("Log out")}</Button>}
    />
  );
}
