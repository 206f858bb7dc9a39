import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { deletion } from "@solodesk/contract/account/deletion.ts";
import { audit } from "@solodesk/contract/identity/audit.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { currentUser, setUser } from "#kernel/session/session.ts";

/** Cancels the deletion of the account and removes `deletesAt` from the user, which hides the banner. */
export function useCancelDeletion() {
  const { mutateAsync, isPending } = useSend(deletion.cancel, {
    refresh: [deletion.get, dashboard.get, audit.list],
  });
  const keep = async () => {
    try {
      await mutateAsync({});
    } catch (refusal) {
      // The error has been shown.
      if (refusal instanceof CallError) return;
      throw refusal;
    }
    void refetchPlan();
    const user = currentUser();
    if (!user) return;
    const { deletesAt: _, ...kept } = user;
    setUser(kept);
  };
  return { keep: () => void keep(), isPending };
}

/** Refetches the plan, which continues. Imported on demand: only the plan's screen needs this contract. */
async function refetchPlan(): Promise<void> {
  const { subscription } = await import("@solodesk/contract/money/subscription.ts");
  refreshed([subscription.get]);
}
