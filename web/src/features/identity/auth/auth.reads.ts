import { google } from "@solodesk/contract/identity/auth/google.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { emails } from "@solodesk/contract/identity/emails.ts";
import { readOf } from "#kernel/api/query.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";

export const profileReads: ScreenReads = () => [
  readOf(auth.listSessions, {}),
  readOf(emails.getChange, {}),
  readOf(google.getUser, {}),
];
