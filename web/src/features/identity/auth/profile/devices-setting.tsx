import type { Session } from "@solodesk/contract/identity/auth/session.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Question } from "#ui/overlays/question.tsx";

const useEndSession = () => useSend(auth.endSession, { refresh: [auth.listSessions] });

const useEndOtherSessions = () => useSend(auth.endOtherSessions, { refresh: [auth.listSessions] });

/** The devices a user is signed in on, and how to sign out there. */
export function DevicesSetting() {
  const { data, isError, isFetching, refetch } = useRead(readOf(auth.listSessions, {}), { quiet: true });
  const found = data?.data;
  return (
    <Setting
      name="Devices"
      about="Where you are signed in. Sign out what you do not know, and change your password."
      control={found && found.length > 1 && <EndOthers />}
    >
      {isError && !found ? (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()} className="mt-3">
          They could not be loaded.
        </ErrorLine>
      ) : (
        <ul aria-label="Devices" className="mt-3">
          {found ? (
            found.map((session) => <Device key={session.id} session={session} />)
          ) : (
            <li className="space-y-1.5 border-line border-t py-3">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-4 w-56" />
            </li>
          )}
        </ul>
      )}
    </Setting>
  );
}

function EndOthers() {
  const { mutate, isPending } = useEndOtherSessions();
  return (
    <Question
      title="Sign out all other devices?"
      text="Whoever is signed in there has to log in anew. This device stays as it is."
      yes="Sign out all others"
      onYes={() => mutate({})}
    >
      <Button busy={isPending}>Sign out all others</Button>
    </Question>
  );
}

function Device({ session: { id, device, current, createdAt, lastUsedAt } }: { session: Session }) {
  const { mutate, isPending } = useEndSession();
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="break-words font-medium text-strong">{device}</span>
          {current && <Badge tone="good">This device</Badge>}
        </p>
        <p className="text-faint text-sm">
          Signed in {shortMoment(createdAt)} · last used {shortMoment(lastUsedAt)}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          busy={isPending}
          aria-label={`Sign out ${device}, last used ${shortMoment(lastUsedAt)}`}
          onClick={() => mutate({ params: { id } })}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
