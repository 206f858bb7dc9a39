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
      name="This device"
      about={`Signed in as ${email}`}
      control={<Button onClick={logOut}>Log out</Button>}
    />
  );
}
