import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useUser } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Spinner } from "#ui/layout/spinner.tsx";
import { GoogleFrame } from "../google/google-frame.tsx";
import type { GooglePurpose } from "../google/google-visit.ts";
import { useAskGoogle } from "../google/use-ask-google.ts";
import { useGoogleReturn } from "../google/use-google-return.ts";

const CodeStep = lazy(async () => ({ default: (await import("./code-step.tsx")).CodeStep }));

const underWay: Record<GooglePurpose, Message> = {
  signin: msg("Signing you in …"),
  link: msg("Linking your Google account …"),
  confirm: msg("Checking with Google …"),
};

/**
 * `/google-redirect`: completes what the user went to Google for, or says why it cannot and what to do
 * instead.
 */
export function GoogleRedirectScreen() {
  const { visit, refused, enterAs } = useGoogleReturn();
  if (visit && refused?.ticket !== undefined)
    return <SecondStep ticket={refused.ticket} wanted={visit.wanted} onDone={enterAs} />;
  return (
    <GoogleFrame title={t(pageNames.googleRedirect)}>
      {refused ? (
        <div className="space-y-5">
          <FormError>{refused.message}</FormError>
          <div className="space-y-3">
            {visit && <Again purpose={visit.purpose} wanted={visit.wanted} />}
            <Instead code={refused.code} wanted={visit?.wanted ?? null} />
          </div>
        </div>
      ) : (
        <p role="status" className="flex items-center gap-3 text-body text-md">
          <Spinner />
          {visit && t(underWay[visit.purpose])}
        </p>
      )}
    </GoogleFrame>
  );
}

interface SecondStepProps {
  ticket: string;
  wanted: string | null;
  onDone: (signedIn: SignedIn) => void;
}

/** Google alone is not enough for an account with a second factor. */
function SecondStep({ ticket, wanted, onDone }: SecondStepProps) {
  const { ask } = useAskGoogle();
  return (
    <GoogleFrame title={t("One more step")} lead={t("This account asks for a code as well.")}>
      <Suspense>
        <CodeStep ticket={ticket} first="google" onDone={onDone} onBack={() => void ask("signin", wanted)} />
      </Suspense>
    </GoogleFrame>
  );
}

function Again({ purpose, wanted }: { purpose: GooglePurpose; wanted: string | null }) {
  const { isLeaving, ask } = useAskGoogle();
  return (
    <Button look="primary" busy={isLeaving} onClick={() => void ask(purpose, wanted)} className="w-full">
      {t("Try again with Google")}
    </Button>
  );
}

/** How to continue without Google. */
function Instead({ code, wanted }: { code: string; wanted: string | null }) {
  const user = useUser();
  if (user)
    return (
      <Button asChild className="w-full">
        <Link to={pages.profile}>{t("Go to your profile")}</Link>
      </Button>
    );
  return (
    <>
      {code === "email_unconfirmed" && (
        <Button asChild className="w-full">
          <Link to={pages.forgotPassword}>{t("Set a new password")}</Link>
        </Button>
      )}
      <Button asChild className="w-full">
        <Link
          to={wanted === null ? pages.login : `${pages.login}?${new URLSearchParams({ redirect: wanted })}`}
        >
          {t("Log in with email")}
        </Link>
      </Button>
    </>
  );
}
