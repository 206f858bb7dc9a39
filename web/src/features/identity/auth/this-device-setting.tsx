import { useUser } from "#kernel/session.ts";
import { Button } from "#ui/button.tsx";
import { displayEmail } from "#ui/initials.ts";
import { Setting } from "#ui/setting.tsx";
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
