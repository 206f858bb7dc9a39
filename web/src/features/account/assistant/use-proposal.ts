import { type NamedCall, Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { send } from "#kernel/api/send.ts";
import { notify } from "#kernel/page/notify.ts";

/** Milliseconds for which a toast offers to undo, at most. */
const OFFERED = 10_000;

/**
 * Makes the proposal once. `confirm` carries it out, and offers for a moment to undo it; a
 * proposal that is out of date is replaced by the one that the server answers.
 */
export function useProposal({ endpoint, input }: NamedCall) {
  const client = useQueryClient();
  const [proposal, setProposal] = useState<Proposal>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isReplaced, setReplaced] = useState(false);

  useEffect(() => {
    const control = new AbortController();
    call(assistant.propose, { body: { endpoint, input, created_by: "briefing" } }, control).then(
      ({ data }) => setProposal(data),
      (error: unknown) => {
        if (control.signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setFailure(error.message);
      },
    );
    return () => control.abort();
  }, [endpoint, input]);

  const undo = (id: string): void =>
    void send(assistant.undo, { params: { id } })
      .catch((error: unknown) => {
        // The refusal has already been shown.
        if (!(error instanceof CallError)) throw error;
      })
      .finally(() => void client.invalidateQueries());

  /** Shows the refusal on the card. */
  function refuse(error: unknown): void {
    if (!(error instanceof CallError)) throw error;
    const { success, data } = Proposal.safeParse(error.data);
    setReplaced(success);
    if (success) setProposal(data);
    else setFailure(error.message);
  }

  async function confirm(onDone: () => void): Promise<void> {
    if (!proposal) return;
    const { id, sha256, card } = proposal;
    setBusy(true);
    setFailure(undefined);
    try {
      await send(assistant.confirm, { params: { id }, body: { sha256 } }, { ownWords: true, quiet: true });
      notify({
        type: "success",
        title: t(assistant.confirm.done),
        description: card.title,
        ...(card.undo_seconds !== null && {
          action: { label: t("Undo"), onPress: () => undo(id) },
          lasts: Math.min(card.undo_seconds * 1000, OFFERED),
        }),
      });
      void client.invalidateQueries();
      onDone();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  return { proposal, failure, isBusy, isReplaced, confirm };
}
