import { auth } from "@solodesk/contract/identity/auth.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useEndSession = () => useSend(auth.endSession, { refresh: [auth.listSessions] });
