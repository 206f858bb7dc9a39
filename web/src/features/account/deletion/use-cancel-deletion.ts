import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { deletion } from "@solodesk/contract/account/deletion.ts";
import { audit } from "@solodesk/contract/identity/audit.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { currentUser, setUser } from "#kernel/session/session.ts";

/** The account stays, and says so nowhere any more. */
export function useCancelDeletion() {
  const { mutateAsync, isPending } = useSend(deletion.cancel, {
    refresh: [deletion.get, dashboard.get, audit.list],
  });
  const keep = async () => {
    try {
      await mutateAsync({});
    } catch (refusal) {
      // Its toast has said so.
      if (refusal instanceof CallError) return;
      throw refusal;
    }
    void tellPlan();
    const user = currentUser();
    if (!user) return;
    const { deletesAt: _, ...kept } = user;
    setUser(kept);
  };
  return { keep: () => void keep(), isPending };
}

/** It goes on, and may be on the screen. What it is made of comes with that screen and no other. */
async function tellPlan(): Promise<void> {
  const { subscription } = await import("@solodesk/contract/money/subscription.ts");
  refreshed([subscription.get]);
}
