import { auth } from "@solodesk/contract/identity/auth.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useNavigate } from "react-router";
import { call } from "#kernel/api/call.ts";
import { closeSession } from "#kernel/session/session.ts";
import { readTokens } from "#kernel/session/tokens.ts";
import { isViewing } from "#kernel/storage/storage.ts";

const leave = async () => (await import("#kernel/session/view.ts")).leaveView("left");

/**
 * Spec 4: clears JWT, tokens and user and opens the login; the server is informed, and a failure is only
 * logged.
 */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    if (isViewing) return void leave();
    const refreshToken = readTokens()?.refresh.token;
    closeSession();
    void navigate(pages.login);
    if (refreshToken === undefined) return;
    call(auth.logout, { body: { refreshToken } }, { keepalive: true }).catch((error: unknown) =>
      // oxlint-disable-next-line no-console -- spec 4: only logged
      console.warn("The log-out did not reach the server.", error),
    );
  };
}
