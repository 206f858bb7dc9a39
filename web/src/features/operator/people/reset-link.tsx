import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type PersonDetails, people } from "@solodesk/contract/operator/people.ts";
import { Copy } from "lucide-react";
import { useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { copyText } from "#kernel/files/copy-text.ts";
import { notify } from "#kernel/page/notify.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { personChanged } from "./person-changed.ts";

const useCreateLink = () => useSend(people.createResetLink, personChanged);

/** Emails a link to set a new password. Without a mail server, shows it once, for the operator to pass on. */
export function ResetLink({ person }: { person: PersonDetails }) {
  const [link, setLink] = useState<string>();
  const create = useCreateLink();
  const run = async () => {
    const answer = await create.mutateAsync({ params: { id: person.id } }).catch(() => undefined);
    if (answer?.data.link) setLink(answer.data.link);
    else if (answer) notify({ type: "success", title: answer.message });
  };
  return (
    <>
      <Question
        title={t("Send {name} a link to set a new password?", { name: person.name })}
        text={t(
          "It goes to {email}, works once and for an hour. Without a mail server, you get the link to pass on: anyone who opens it can set the password.",
          { email: person.email },
        )}
        yes={t("Create the link")}
        look="primary"
        onYes={() => void run()}
      >
        <Button size="sm" busy={create.isPending}>
          {t("New password link")}
        </Button>
      </Question>
      {link !== undefined && (
        <Dialog open onOpenChange={(isOpen) => !isOpen && setLink(undefined)}>
          <DialogContent
            title={t("Link to set a new password")}
            description={t("Pass it on to {name} only. It works once, for an hour, and isn't shown again.", {
              name: person.name,
            })}
            persistent
            footer={
              <>
                <DialogClose asChild>
                  <Button>{t("Done||a dialog")}</Button>
                </DialogClose>
                <Button look="primary" onClick={() => void copyText(link, t("Link copied"))}>
                  <Copy aria-hidden="true" className="size-4" />
                  {t("Copy link")}
                </Button>
              </>
            }
          >
            <p dir="ltr" className="break-all py-2 font-mono text-sm text-strong">
              {link}
            </p>
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
