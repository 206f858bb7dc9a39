import type { Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useId, useRef } from "react";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { ProposalDetails } from "../proposal-details.tsx";
import { useDecision } from "../use-decision.ts";
import { usePast } from "../use-past.ts";

interface AnswerCardProps {
  proposal: Proposal;
  onChange: (next: Proposal) => void;
}

/** What would be done, in full, with the buttons that decide about it, or what became of it. */
export function AnswerCard({ proposal, onChange }: AnswerCardProps) {
  const { card, undo_until, token_name } = proposal;
  const headingId = useId();
  const section = useRef<HTMLDivElement>(null);
  const { failure, isBusy, isReplaced, confirm, reject, undo } = useDecision(proposal, onChange);
  const hasExpired = usePast(proposal.expires_at);
  const isFinal = usePast(undo_until);
  const isOpen = proposal.state === "open" && !hasExpired;
  // The buttons go once it is decided, so the card takes the focus that one of them had.
  const decide = async (act: () => Promise<boolean>) => {
    if (await act()) section.current?.focus({ preventScroll: true });
  };
  return (
    <div
      role="group"
      ref={section}
      aria-labelledby={headingId}
      tabIndex={-1}
      className="rounded-lg border border-line p-4 focus-visible:outline-none"
    >
      <h3 id={headingId} className="break-words pb-3 font-medium text-strong">
        {card.title}
      </h3>
      {token_name !== null && (
        <p className="break-words pb-3 text-faint text-sm">
          {t("Proposed by {program}", { program: token_name })}
        </p>
      )}
      {isReplaced && isOpen && (
        <p role="status" className="pb-3 text-waiting">
          {t("Something changed in the meantime. Here's what happens now if you confirm.")}
        </p>
      )}
      <ProposalDetails card={card} isDecided={!isOpen} />
      <div className="pt-3 empty:pt-0">
        <FormError>{failure}</FormError>
      </div>
      <div className="flex flex-wrap items-center gap-2 pt-1">
        {isOpen ? (
          <>
            <Button look="primary" busy={isBusy} onClick={() => void decide(confirm)}>
              {t("Confirm||a proposal")}
            </Button>
            <Button disabled={isBusy} onClick={() => void decide(reject)}>
              {t("Not now")}
            </Button>
          </>
        ) : (
          <p className="flex-1 break-words font-medium text-body text-sm">{stateInWords(proposal)}</p>
        )}
        {proposal.state === "confirmed" && undo_until !== null && !isFinal && (
          <Button size="sm" busy={isBusy} onClick={() => void decide(undo)}>
            {t("Undo")}
          </Button>
        )}
      </div>
    </div>
  );
}

function stateInWords({ state, error }: Proposal): string {
  switch (state) {
    case "confirmed":
      return t(assistant.confirm.done);
    case "undone":
      return t(assistant.undo.done);
    case "rejected":
      return t("Dismissed||a proposal");
    case "stale":
      return t("Replaced by a newer version.");
    case "failed":
      return error ?? t(assistant.confirm.failed);
    // One that is still stored as open has expired since it was read.
    case "open":
    case "expired":
      return t("Expired||a proposal");
  }
}
