import type { NamedCall, Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useEffect, useState } from "react";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { ProposalDetails, ProposalSkeleton } from "./proposal-details.tsx";
import { useDecision } from "./use-decision.ts";

interface ProposalDialogProps {
  wanted: NamedCall;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What a press would do, in full, before it does anything. */
export function ProposalDialog({ wanted, isOpen, onOpenChange }: ProposalDialogProps) {
  const [openings, setOpenings] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpenings(openings + 1);
  }
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      {/* Each time it opens, the server works out again what would happen. */}
      {openings > 0 && <Content key={openings} wanted={wanted} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function Content({ wanted, onDone }: { wanted: NamedCall; onDone: () => void }) {
  // What is wanted may change while the card is open; what is read must not.
  const [asked] = useState(() => wanted);
  const { proposal, failure, isBusy, isReplaced, confirm } = useProposal(asked);
  const carryOut = async () => {
    if (await confirm()) onDone();
  };
  return (
    <DialogContent
      title={proposal?.card.title ?? t("Preparing a preview…")}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t("Not now")}</Button>
          </DialogClose>
          <Button look="primary" busy={isBusy} disabled={!proposal} onClick={() => void carryOut()}>
            {t("Confirm||a proposal")}
          </Button>
        </>
      }
    >
      {isReplaced && (
        <p role="status" className="mb-4 text-waiting">
          {t("Something changed in the meantime. Here's what happens now if you confirm.")}
        </p>
      )}
      {proposal ? <ProposalDetails card={proposal.card} /> : failure === undefined && <ProposalSkeleton />}
      <FormError>{failure}</FormError>
    </DialogContent>
  );
}

/** Makes the proposal once, and lets the seller decide about it. */
function useProposal({ endpoint, input }: NamedCall) {
  const [proposal, setProposal] = useState<Proposal>();
  const [refusal, setRefusal] = useState<string>();
  const { failure = refusal, isBusy, isReplaced, confirm } = useDecision(proposal, setProposal);

  useEffect(() => {
    const control = new AbortController();
    call(assistant.propose, { body: { endpoint, input, created_by: "briefing" } }, control).then(
      ({ data }) => setProposal(data),
      (error: unknown) => {
        if (control.signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setRefusal(error.message);
      },
    );
    return () => control.abort();
  }, [endpoint, input]);

  return { proposal, failure, isBusy, isReplaced, confirm };
}
