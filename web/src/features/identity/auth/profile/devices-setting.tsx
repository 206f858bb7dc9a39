import type { Session } from "@solodesk/contract/identity/auth/session.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { SettingsList } from "#features/identity/auth/settings-list.tsx";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { Question } from "#ui/overlays/question.tsx";

const useEndSession = () => useSend(auth.endSession, { refresh: [auth.listSessions] });

const useEndOtherSessions = () => useSend(auth.endOtherSessions, { refresh: [auth.listSessions] });

/** The devices a user is signed in on, and how to sign out there. */
export function DevicesSetting() {
  const read = useRead(readOf(auth.listSessions, {}), { quiet: true });
  const hasOthers = read.data && read.data.data.length > 1;
  return (
    <Setting
      name={t("Devices")}
      about={t("Where you're signed in. If you don't know a device, sign it out and change your password.")}
      control={hasOthers && <EndOthers />}
    >
      <SettingsList name={t("Devices")} read={read} failed={t("Your devices could not be loaded.")}>
        {(session) => <Device key={session.id} session={session} />}
      </SettingsList>
    </Setting>
  );
}

function EndOthers() {
  const { mutate, isPending } = useEndOtherSessions();
  return (
    <Question
      title={t("Sign out all other devices?")}
      text={t("They have to log in again, and your API tokens stop working. This device stays signed in.")}
      yes={t("Sign out all others")}
      onYes={() => mutate({})}
    >
      <Button busy={isPending}>{t("Sign out all others")}</Button>
    </Question>
  );
}

function Device({ session: { id, device, current, createdAt, lastUsedAt } }: { session: Session }) {
  const { mutate, isPending } = useEndSession();
  const used = shortMoment(lastUsedAt);
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="break-words font-medium text-strong">{device}</span>
          {current && <Badge tone="good">{t("This device")}</Badge>}
        </p>
        <p className="text-faint text-sm">
          {t("Signed in {since} · last used {used}", { since: shortMoment(createdAt), used })}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          busy={isPending}
          aria-label={t("Sign out {device}, last used {used}", { device, used })}
          onClick={() => mutate({ params: { id } })}
        >
          {t("Sign out")}
        </Button>
      )}
    </li>
  );
}
