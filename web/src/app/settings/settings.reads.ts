import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import { mailsIn, mailsRead } from "#features/platform/mail/mails-read.ts";
import { readOf } from "#kernel/api/query.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";

export const settingsReads: ScreenReads = (query) => [
  readOf(feeds.get, {}),
  readOf(externalCalendars.list, {}),
  mailsRead(mailsIn(query)),
];
