import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { useStartOver } from "./use-start-over.ts";

/** The button that discards what was changed in the demo. */
export function StartOver() {
  const { startOver, isStartingOver } = useStartOver();
  return (
    <Question
      title={t("Start the demo over?")}
      text={t("Everything that you or others changed in it is discarded, and everyone is logged out.")}
      yes={t("Start over")}
      onYes={startOver}
    >
      <Button size="sm" busy={isStartingOver}>
        {t("Start over")}
      </Button>
    </Question>
  );
}
