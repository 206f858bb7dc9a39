import { t } from "@solodesk/contract/kernel/language/t.ts";
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
        title={t("Sign in as someone else?")}
        description={t(
          "You are signed in as {name}. The link you opened may belong to another account. Use it only if you made it yourself.",
          { name: displayName(user) },
        )}
        footer={
          <>
            <Button look="primary" onClick={stay}>
              {t("Stay signed in")}
            </Button>
            <Button onClick={() => void change()}>{t("Use the link")}</Button>
          </>
        }
      />
    </Dialog>
  );
}
