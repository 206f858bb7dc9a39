import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { useUser } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { Dialog, DialogContent, DialogTrigger } from "#ui/overlays/dialog.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { longDayInWords } from "./long-day-in-words.ts";
import { useCancelDeletion } from "./use-cancel-deletion.ts";

/** Deletes the account, or keeps it while its deletion can still be cancelled. */
export function DeleteAccountSetting() {
  const user = useUser();
  if (user?.deletesAt) return <Waiting deletesAt={user.deletesAt} />;
  return (
    <Setting
      name={t("Delete account")}
      about={t("Deletes your account, your store and your customer data for good.")}
      control={<Ask email={user?.email ?? ""} />}
    />
  );
}

function Ask({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button look="danger">{t("Delete account")}</Button>
      </DialogTrigger>
      <DialogContent title={t("Delete account")}>
        <DeleteAccount email={email} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function Waiting({ deletesAt }: { deletesAt: string }) {
  const { keep, isPending } = useCancelDeletion();
  return (
    <Setting
      name={t("Delete account")}
      about={t(
        "Your account will be deleted on {day}. If you keep it, your store is as it was before, and your plan continues unless it has ended.",
        { day: longDayInWords(deletesAt) },
      )}
      control={
        <Button busy={isPending} onClick={keep}>
          {t("Keep account")}
        </Button>
      }
    />
  );
}
