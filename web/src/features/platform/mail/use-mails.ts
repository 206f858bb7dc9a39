import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { mailsRead, type WantedMails } from "./mails-read.ts";

/** Milliseconds. */
const SOON = 3000;

/** One page of the log; asked again soon while one of its mails is on its way. */
export const useMails = (wanted: WantedMails) =>
  useQuery({
    ...mailsRead(wanted),
    meta: { quiet: true },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status, attempts }) => status === "queued" && attempts === 0) ? SOON : false,
  });
