import { google } from "@solodesk/contract/identity/auth/google.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useSetPassword = () =>
  useSend(passwords.set, {
    refresh: [google.getUser, auth.listSessions],
    description: "Other devices are signed out.",
    quiet: true,
  });
