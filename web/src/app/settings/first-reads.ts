import { assistant } from "@solodesk/contract/account/assistant.ts";
import { dataExports } from "@solodesk/contract/account/data-exports.ts";
import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { tokens } from "@solodesk/contract/identity/auth/tokens.ts";
import { webhooks } from "@solodesk/contract/identity/webhooks.ts";
import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import { auditRead, entriesIn } from "#features/identity/audit/audit-read.ts";
import { mailsIn, mailsRead } from "#features/platform/mail/mails-read.ts";
import { readOf } from "#kernel/api/query.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";

export const accountReads: ScreenReads = () => [
  readOf(secondFactor.get, {}),
  readOf(notifications.getPreferences, {}),
  readOf(dataExports.list, {}),
];

export const storeReads: ScreenReads = () => [readOf(feeds.get, {}), readOf(externalCalendars.list, {})];

export const apiReads: ScreenReads = () => [
  readOf(tokens.list, {}),
  readOf(webhooks.list, {}),
  readOf(assistant.getModel, {}),
];

export const emailLogReads: ScreenReads = (query) => [mailsRead(mailsIn(query))];

export const activityLogReads: ScreenReads = (query) => [auditRead(entriesIn(query))];
