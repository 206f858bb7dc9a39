import { auth } from "@solodesk/contract/auth.ts";
import { google } from "@solodesk/contract/google.ts";
import { passwords } from "@solodesk/contract/passwords.ts";
import { useSend } from "#kernel/use-send.ts";

export const useSetPassword = () =>
  useSend(passwords.set, {
    refresh: [google.getUser, auth.listSessions],
    success: { title: "Password set", description: "Other devices are signed out." },
    quiet: true,
  });
