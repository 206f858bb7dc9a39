import { google } from "@solodesk/contract/identity/auth/google.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useUnlinkGoogle = () => useSend(google.unlink, { refresh: [google.getUser] });
