import type { Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { classes } from "#ui/look/classes.ts";
import { AnswerCard } from "./answer-card.tsx";

/** Milliseconds between two requests. */
const SOON = 15_000;

/** What was proposed and still waits for an answer. */
export function OpenProposals() {
  const headingId = useId();
  const { data } = useRead(readOf(assistant.listProposals, { query: { state: "open" } }), {
    quiet: true,
    fresh: true,
    // A program may propose something at any time.
    pollAfter: () => SOON,
  });
  const waiting = data?.data ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHead id={headingId} title={t("Waiting for you")} count={waiting.length} />
      <ul className="border-line border-t">
        {waiting.map((proposal) => (
          <WaitingRow key={proposal.id} proposal={proposal} isOnly={waiting.length === 1} />
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ proposal: listed, isOnly }: { proposal: Proposal; isOnly: boolean }) {
  const [proposal, setProposal] = useState(listed);
  const [isOpen, setOpen] = useState(isOnly);
  return (
    <li className="border-line border-b">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 rounded-md py-2 text-start text-strong hover:bg-hover touch:min-h-12"
      >
        <span className="min-w-0 flex-1 break-words">{proposal.card.title}</span>
        <ChevronRight
          aria-hidden="true"
          className={classes("size-4 shrink-0 text-faint", isOpen ? "rotate-90" : "rtl:-scale-x-100")}
        />
      </button>
      {isOpen && (
        <div className="pb-3">
          <AnswerCard proposal={proposal} onChange={setProposal} />
        </div>
      )}
    </li>
  );
}
