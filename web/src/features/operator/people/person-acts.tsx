import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type PersonDetails, people } from "@solodesk/contract/operator/people.ts";
import { useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { personChanged } from "./person-changed.ts";
import { ResetLink } from "./reset-link.tsx";
import { SuspendDialog } from "./suspend-dialog.tsx";
import { ViewDialog } from "./view-dialog.tsx";

/** What the operator can do for an owner who can't sign in, and against an account that is abused. */
export function PersonActs({ person }: { person: PersonDetails }) {
  const { operator, suspended_at, two_step, sessions, tokens } = person;
  return (
    <div className="flex flex-wrap gap-2">
      {sessions + tokens > 0 && <SignOut person={person} />}
      {operator ? (
        <p className="w-full text-faint text-sm">
          {t(
            "This account runs the installation, so it can't be viewed or suspended here, and only the command line changes how it signs in.",
          )}
        </p>
      ) : (
        <>
          <View person={person} />
          <ResetLink person={person} />
          {two_step && <SecondFactorOff person={person} />}
          {suspended_at === null ? <Suspend person={person} /> : <Restore person={person} />}
        </>
      )}
    </div>
  );
}

const useSignOut = () => useSend(people.signOut, personChanged);
const useTurnOff = () => useSend(people.turnOffSecondFactor, personChanged);
const useRestore = () => useSend(people.restore, personChanged);

function SignOut({ person }: { person: PersonDetails }) {
  const signOut = useSignOut();
  return (
    <Question
      title={t("Sign {name} out everywhere?", { name: person.name })}
      text={t(
        "All their devices are signed out, and their API tokens are revoked for good. The password stays.",
      )}
      yes={t("Sign out")}
      onYes={() => signOut.mutate({ params: { id: person.id } })}
    >
      <Button size="sm" busy={signOut.isPending}>
        {t("Sign out everywhere")}
      </Button>
    </Question>
  );
}

function SecondFactorOff({ person }: { person: PersonDetails }) {
  const turnOff = useTurnOff();
  return (
    <Question
      title={t("Turn off two-step sign-in of {name}?", { name: person.name })}
      text={t(
        "After that, their password alone is enough to sign in. First make sure that the request comes from the account owner: someone who stole the password would ask for the same thing. The owner gets an email.",
      )}
      yes={t("Turn off")}
      onYes={() => turnOff.mutate({ params: { id: person.id } })}
    >
      <Button size="sm" busy={turnOff.isPending}>
        {t("Turn off two-step sign-in")}
      </Button>
    </Question>
  );
}

function View({ person }: { person: PersonDetails }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t("View as {name}", { name: person.name })}
      </Button>
      {isAsking && <ViewDialog person={person} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function Suspend({ person }: { person: PersonDetails }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t("Suspend||an account, verb")}
      </Button>
      {isAsking && <SuspendDialog person={person} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function Restore({ person }: { person: PersonDetails }) {
  const restore = useRestore();
  return (
    <Question
      title={t("Restore {name}?", { name: person.name })}
      text={t(
        "They can sign in again, their store is as it was before, and their withdrawals resume. If their plan ended in the meantime, it isn't restored. They get an email.",
      )}
      yes={t("Restore||an account, verb")}
      look="primary"
      onYes={() => restore.mutate({ params: { id: person.id } })}
    >
      <Button size="sm" look="primary" busy={restore.isPending}>
        {t("Restore||an account, verb")}
      </Button>
    </Question>
  );
}
