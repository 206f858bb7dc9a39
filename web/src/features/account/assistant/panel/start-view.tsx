import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useId } from "react";
import { Button } from "#ui/forms/button.tsx";
import { useBriefing } from "../briefing-read.ts";
import { BriefingSection } from "../briefing-section.tsx";
import { askAssistant } from "./ask-assistant.ts";
import { OpenProposals } from "./open-proposals.tsx";

const examples = () => [
  t("Who is coming tomorrow?||a question that the assistant understands"),
  t("How much did I earn last month?||a question that the assistant understands"),
  t("Who owes me money?||a question that the assistant understands"),
];

/** Shown while nothing has been asked: what can be asked, and what there is to do. */
export function StartView() {
  const briefing = useBriefing();
  const headingId = useId();
  return (
    <div className="space-y-6">
      <p className="text-body">
        {t(
          "Ask about your appointments, orders and money, or say what to change. Nothing changes until you confirm it.",
        )}
      </p>
      <OpenProposals />
      <BriefingSection reading={briefing} belowSheet={false} />
      <section aria-labelledby={headingId}>
        <h3 id={headingId} className="font-medium text-faint text-sm">
          {t("Try asking||above example questions")}
        </h3>
        <div className="mt-2 flex flex-col items-start gap-2">
          {examples().map((example) => (
            <Button key={example} className="max-w-full" onClick={() => void askAssistant(example)}>
              <span className="truncate">{example}</span>
            </Button>
          ))}
        </div>
      </section>
    </div>
  );
}
