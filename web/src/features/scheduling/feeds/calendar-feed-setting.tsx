import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { FeedAddress } from "./feed-address.tsx";

const useRevokeFeed = () => useSend(feeds.revoke, { refresh: [feeds.get] });

/** The server returns the address only once, so it is kept here until the screen is left. */
function useCreateFeed() {
  const [path, setPath] = useState<string>();
  const { mutateAsync, isPending } = useSend(feeds.create, { refresh: [feeds.get] });
  const create = () =>
    mutateAsync({}).then(
      ({ data }) => setPath(data.path),
      (refusal: unknown) => {
        // The error has been shown, and no address was created.
        if (!(refusal instanceof CallError)) throw refusal;
      },
    );
  return { path, isPending, create: () => void create(), forget: () => setPath(undefined) };
}

const dayOf = (instant: string) => dateFormat({ dateStyle: "long" }).format(Date.parse(instant));

/** The private address from which other calendars read the user's appointments. */
export function CalendarFeedSetting() {
  const { data, isError, isFetching, refetch } = useRead(readOf(feeds.get, {}), { quiet: true });
  const made = useCreateFeed();
  const revoked = useRevokeFeed();
  const feed = data?.data;
  const revoke = () => {
    made.forget();
    revoked.mutate({});
  };
  return (
    <Setting
      name={t("Calendar feed")}
      about={
        feed
          ? t("Its private address was made on {date}.", { date: dayOf(feed.created_at) })
          : t("See your appointments in Google, Apple or Outlook Calendar.")
      }
      control={
        <>
          {isError && !data && (
            <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
              {t("The feed could not be loaded.")}
            </ErrorLine>
          )}
          {!data && !isError && <Skeleton className="h-9 w-20 touch:h-11" />}
          {feed === null && (
            <Button busy={made.isPending} onClick={made.create}>
              {t("Create||verb, a calendar feed")}
            </Button>
          )}
          {feed && (
            <div className="flex gap-2">
              <Question
                title={t("Replace the address?")}
                text={t(
                  "Calendars that use the current address stop updating until you give them the new one.",
                )}
                yes={t("Replace")}
                onYes={made.create}
              >
                <Button busy={made.isPending}>{t("Replace")}</Button>
              </Question>
              <Question
                title={t("Revoke the address?")}
                text={t("Calendars that use it stop updating. Your appointments stay as they are.")}
                yes={t("Revoke")}
                onYes={revoke}
              >
                <Button busy={revoked.isPending}>{t("Revoke")}</Button>
              </Question>
            </div>
          )}
        </>
      }
    >
      {feed && made.path && <FeedAddress path={made.path} />}
    </Setting>
  );
}
