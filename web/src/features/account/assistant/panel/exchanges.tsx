import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { AnswerPart } from "./answer-part.tsx";
import { askAgain } from "./ask-assistant.ts";
import type { Exchange } from "./conversation.ts";

/** Questions and answers, oldest first. It is there while empty, so that the first answer is announced too. */
export const Exchanges = ({ exchanges }: { exchanges: readonly Exchange[] }) => (
  <div role="log" aria-live="polite" aria-label={t("Conversation")} className="space-y-8">
    {exchanges.map((exchange) => (
      <Asked key={exchange.key} exchange={exchange} />
    ))}
  </div>
);

const Asked = ({ exchange }: { exchange: Exchange }) => (
  <div className="space-y-4">
    <div className="flex justify-end ps-8">
      <p className="min-w-0 whitespace-pre-wrap break-words rounded-lg bg-hover px-3 py-2 text-strong">
        <span className="sr-only">{t("You asked:")} </span>
        {exchange.text}
      </p>
    </div>
    {exchange.lines.map((line, at) => (
      // Lines are only ever added at the end.
      <AnswerPart
        key={at}
        line={line}
        exchangeKey={exchange.key}
        at={at}
        isOver={exchange.state !== "asking"}
      />
    ))}
    <Ending exchange={exchange} />
  </div>
);

function Ending({ exchange }: { exchange: Exchange }) {
  const retry = () => void askAgain(exchange);
  if (exchange.state === "asking")
    return <p className="appear-late text-faint text-sm">{t("Working on it…")}</p>;
  if (exchange.state === "failed") return <ErrorLine onRetry={retry}>{exchange.failure}</ErrorLine>;
  if (exchange.state === "answered") return null;
  return (
    <div className="flex flex-wrap items-center gap-3 text-faint text-sm">
      <p>{t("You stopped this answer.")}</p>
      <Button size="sm" onClick={retry}>
        {t("Ask again")}
      </Button>
    </div>
  );
}
