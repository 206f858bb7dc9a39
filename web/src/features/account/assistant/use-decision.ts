import { Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { send } from "#kernel/api/send.ts";
import { notify } from "#kernel/page/notify.ts";

/** Milliseconds for which a toast offers to undo, at most. */
const OFFERED = 10_000;

export interface Decision {
  failure: string | undefined;
  isBusy: boolean;
  /** The proposal was out of date and has been replaced by the one that the server answered. */
  isReplaced: boolean;
  /** Each returns whether it was done. */
  confirm: () => Promise<boolean>;
  reject: () => Promise<boolean>;
  undo: () => Promise<boolean>;
}

/**
 * What a seller can do with a proposal: carry it out, which offers for a moment to undo it, reject it, or undo it
 * later. `onChange` takes the proposal as it is then.
 */
export function useDecision(proposal: Proposal | undefined, onChange: (next: Proposal) => void): Decision {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isReplaced, setReplaced] = useState(false);

  /** Shows the refusal on the card. */
  function refuse(error: unknown): void {
    if (!(error instanceof CallError)) throw error;
    const { success, data } = Proposal.safeParse(error.data);
    setReplaced(success);
    if (success) onChange(data);
    else setFailure(error.message);
  }

  async function decide(act: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
      setReplaced(false);
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function takeBack(id: string, quiet: boolean): Promise<void> {
    try {
      const { data } = await send(assistant.undo, { params: { id } }, { quiet });
      onChange(data);
    } finally {
      void client.invalidateQueries();
    }
  }

  const undoFromToast = (id: string): void =>
    void takeBack(id, false).catch((error: unknown) => {
      // The refusal has already been shown.
      if (!(error instanceof CallError)) throw error;
    });

  async function carryOut({ id, sha256, card }: Proposal): Promise<void> {
    const options = { ownWords: true, quiet: true };
    const { data } = await send(assistant.confirm, { params: { id }, body: { sha256 } }, options);
    notify({
      type: "success",
      title: t(assistant.confirm.done),
      description: card.title,
      ...(card.undo_seconds !== null && {
        action: { label: t("Undo"), onPress: () => undoFromToast(id) },
        lasts: Math.min(card.undo_seconds * 1000, OFFERED),
      }),
    });
    void client.invalidateQueries();
    onChange(data);
  }

  async function turnDown({ id }: Proposal): Promise<void> {
    const options = { ownWords: true, quiet: true, refresh: [assistant.listProposals] };
    const { data } = await send(assistant.reject, { params: { id } }, options);
    onChange(data);
  }

  const decideOn = async (act: (known: Proposal) => Promise<void>) =>
    proposal !== undefined && decide(() => act(proposal));

  return {
    failure,
    isBusy,
    isReplaced,
    confirm: () => decideOn(carryOut),
    reject: () => decideOn(turnDown),
    undo: () => decideOn(({ id }) => takeBack(id, true)),
  };
}
