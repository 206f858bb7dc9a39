import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useNavigate } from "react-router";
import { useUser } from "#kernel/session/session.ts";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogContent } from "#ui/overlays/dialog.tsx";
import { displayName } from "#ui/text/initials.ts";
import { signInByLink } from "./link-login.ts";
import { pendingToken } from "./pending-token.ts";

export function LinkQuestion() {
  const token = useStore(pendingToken);
  const user = useUser();
  const navigate = useNavigate();
  if (token === null) return null;
  const stay = () => pendingToken.set(null);
  const change = async () => {
    stay();
    if (await signInByLink(token)) void navigate(pages.home);
  };
  return (
    <Dialog open onOpenChange={stay}>
      <DialogContent
        title="Sign in as somebody else?"
        description={`You are signed in as ${displayName(user)}. The link you opened may belong to another account. Only go on if you made it yourself.`}
        footer={
          <>
            <Button look="primary" onClick={stay}>
              Stay signed in
            </Button>
            <Button onClick={() => void change()}>Use the link</Button>
          </>
        }
      />
    </Dialog>
  );
}
