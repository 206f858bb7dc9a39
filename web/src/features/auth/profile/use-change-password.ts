import { auth } from "@solodesk/contract/auth.ts";
import { passwords } from "@solodesk/contract/passwords.ts";
import { useSend } from "#kernel/use-send.ts";

export const useChangePassword = () =>
  useSend(passwords.change, {
    refresh: [auth.listSessions],
    success: { title: "Password changed", description: "All other devices are signed out." },
    quiet: true,
  });
