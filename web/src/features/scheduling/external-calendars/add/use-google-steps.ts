import { t } from "@solodesk/contract/kernel/language/t.ts";
import { googleCalendars } from "@solodesk/contract/scheduling/external-calendars/google-calendars.ts";
import { externalCalendars, type FoundCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { useEffect, useRef, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { leaveFor } from "#kernel/page/leave-for.ts";
import type { GoogleReturn } from "./google-answer.ts";

interface GoogleSteps {
  /** With which Google returned. */
  answer: GoogleReturn | undefined;
  /** The consent is finished: these are its calendars. */
  onFound: (consent: string, calendars: FoundCalendar[]) => void;
  /** A calendar that was here already is connected again. */
  onReconnected: () => void;
}

/** The way to Google and back. Errors are shown by the step. */
export function useGoogleSteps({ answer, onFound, onReconnected }: GoogleSteps) {
  const [error, setError] = useState(answer && "error" in answer ? t(answer.error) : undefined);
  const connect = useSend(googleCalendars.connect, { quiet: true });
  const finish = useSend(googleCalendars.finish, { quiet: true, refresh: [externalCalendars.list] });
  const find = useSend(googleCalendars.discover, { quiet: true });

  const attempt = async (work: () => Promise<void>) => {
    setError(undefined);
    try {
      await work();
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      setError(refusal.message);
    }
  };
  const discover = async (consent: string) => {
    const { data } = await find.mutateAsync({ params: { id: consent } });
    onFound(consent, data);
  };
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || !answer || "error" in answer) return;
    isBegun.current = true;
    void attempt(async () => {
      const { data } = await finish.mutateAsync({ body: answer });
      if (data.consent !== null) return discover(data.consent);
      onReconnected();
    });
  });

  return {
    error,
    setError,
    /** Leaves for Google. */
    leave: () =>
      attempt(async () => {
        const { data } = await connect.mutateAsync({ body: {} });
        leaveFor(data.address);
      }),
    discover: (consent: string) => attempt(() => discover(consent)),
    isPending: connect.isPending || finish.isPending || find.isPending,
  };
}
