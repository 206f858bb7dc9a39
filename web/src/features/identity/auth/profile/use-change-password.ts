import { auth } from "@solodesk/contract/identity/auth.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useChangePassword = () =>
  useSend(passwords.change, {
    refresh: [auth.listSessions],
    description: "All other devices are signed out.",
    quiet: true,
  });
