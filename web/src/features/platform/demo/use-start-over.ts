import { auth } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { demo } from "@solodesk/contract/platform/demo.ts";
import { useState } from "react";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { send } from "#kernel/api/send.ts";
import { leaveFor } from "#kernel/page/leave-for.ts";
import { notify } from "#kernel/page/notify.ts";
import { clearSession } from "#kernel/session/session.ts";

const PAUSE = 500;
const TRIES = 60;

/** Since when the server has been running; undefined while none answers. */
const runningSince = async (): Promise<string | undefined> =>
  (await call(auth.getConfig, {}).catch(() => undefined))?.demo?.since;

/** Returns whether, within half a minute, a server answers that did not run before. */
async function waitForAnother(before: string | undefined): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const since = await runningSince();
    if (since !== undefined && since !== before) return true;
  }
  return false;
}

/** Starts the demo over, and opens the sign-in screen once it has begun again. */
export function useStartOver() {
  const [isStartingOver, setStartingOver] = useState(false);
  const startOver = async () => {
    setStartingOver(true);
    try {
      const before = await runningSince();
      await send(demo.startOver, {});
      if (!(await waitForAnother(before)))
        return notify({ type: "error", title: t("Error"), description: t(demo.startOver.failed) });
      clearSession();
      leaveFor(pages.login);
    } catch (refusal) {
      // The error has been shown.
      if (!(refusal instanceof CallError)) throw refusal;
    } finally {
      setStartingOver(false);
    }
  };
  return { startOver: () => void startOver(), isStartingOver };
}
