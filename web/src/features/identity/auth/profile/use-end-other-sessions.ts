import { auth } from "@solodesk/contract/identity/auth.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useEndOtherSessions = () => useSend(auth.endOtherSessions, { refresh: [auth.listSessions] });
