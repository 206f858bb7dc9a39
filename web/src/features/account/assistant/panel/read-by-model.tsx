import type { AnswerLine } from "@solodesk/contract/account/assistant/thread.ts";
import { listFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { lazy, Suspense, useState } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { conversation } from "./conversation.ts";

/** Loaded on demand: few look at what was sent. */
const SentDialog = lazy(async () => ({ default: (await import("./sent-dialog.tsx")).SentDialog }));

type ModelLine = Extract<AnswerLine, { type: "model" }>;

/** Which language model has read the question, as what, and what it was sent. */
export function ReadByModel({
  line: { name, questions, message },
  isOver,
}: {
  line: ModelLine;
  /** What was sent is kept once the answer is over. */
  isOver: boolean;
}) {
  const { thread } = useStore(conversation);
  const [isOpen, setOpen] = useState(false);
  const quoted = questions.map((question) => t("“{question}”", { question }));
  return (
    <div className="space-y-2 text-faint text-sm">
      <p className="break-words">
        {quoted.length === 0
          ? t("{model} was asked too.", { model: name })
          : t("{model} read this as {questions}.", {
              model: name,
              questions: listFormat({ type: "unit" }).format(quoted),
            })}
      </p>
      {isOver && thread !== undefined && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t("What was sent")}
        </Button>
      )}
      {isOpen && thread !== undefined && (
        <Suspense fallback={null}>
          <SentDialog thread={thread} message={message} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
