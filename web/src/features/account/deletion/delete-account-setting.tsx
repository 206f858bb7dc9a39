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
      name="Delete account"
      about="Your account, your store and what is known of your customers, for good."
      control={<Ask email={user?.email ?? ""} />}
    />
  );
}

function Ask({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button look="danger">Delete account</Button>
      </DialogTrigger>
      <DialogContent title="Delete account">
        <DeleteAccount email={email} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function Waiting({ deletesAt }: { deletesAt: string }) {
  const { keep, isPending } = useCancelDeletion();
  return (
    <Setting
      name="Delete account"
      about={`It is deleted on ${longDayInWords(deletesAt)}. Keep it, and your store is online again if it was; a plan goes on unless its time ended meanwhile.`}
      control={
        <Button busy={isPending} onClick={keep}>
          Keep account
        </Button>
      }
    />
  );
}
