import { type GoogleUser, google } from "@solodesk/contract/identity/auth/google.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { useAskGoogle } from "./use-ask-google.ts";

const useUnlinkGoogle = () => useSend(google.unlink, { refresh: [google.getUser] });

/** The Google account that signs in here, if this installation offers Google. */
export function GoogleSetting() {
  const offered = useRead(readOf(auth.getConfig, {}), { quiet: true }).data?.google.enabled;
  const { data, isError, isFetching, refetch } = useRead(readOf(google.getUser, {}), { quiet: true });
  const user = data?.data;
  if (!offered) return null;
  return (
    <Setting
      name="Google"
      about={aboutOf(user)}
      control={user && (user.linked ? <Unlink user={user} /> : <LinkIt />)}
    >
      {!user && isError && (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()} className="mt-3">
          {t("Your Google account could not be loaded.")}
        </ErrorLine>
      )}
      {!user && !isError && <Skeleton className="mt-3 h-4 w-48" />}
    </Setting>
  );
}

function aboutOf(user: GoogleUser | undefined): string {
  if (!user?.linked) return t("Sign in with your Google account instead of a password.");
  if (!user.hasPassword)
    return t(
      "You sign in with {email}. Set a password before you unlink it, so that you can still sign in.",
      {
        email: user.email ?? "",
      },
    );
  return t("You sign in with {email}.", { email: user.email ?? "" });
}

function LinkIt() {
  const { isLeaving, ask } = useAskGoogle();
  return (
    <Button busy={isLeaving} onClick={() => void ask("link", pages.profile)}>
      {t("Link Google account")}
    </Button>
  );
}

function Unlink({ user }: { user: GoogleUser }) {
  const { mutate, isPending } = useUnlinkGoogle();
  return (
    <Question
      title={t("Unlink your Google account?")}
      text={t("You can no longer sign in with {email}. You sign in with your email and your password.", {
        email: user.email ?? "",
      })}
      yes={t("Unlink")}
      onYes={() => mutate({})}
    >
      <Button busy={isPending} disabled={!user.hasPassword}>
        {t("Unlink")}
      </Button>
    </Question>
  );
}
