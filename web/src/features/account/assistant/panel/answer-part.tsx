import type { AnswerLine, Choice } from "@solodesk/contract/account/assistant/thread.ts";
import { Button } from "#ui/forms/button.tsx";
import { AnswerCard } from "./answer-card.tsx";
import { askAssistant } from "./ask-assistant.ts";
import { draft, replaceProposal } from "./conversation.ts";
import { questionFieldId } from "./panel-state.ts";
import { ReadRows } from "./read-rows.tsx";

interface AnswerPartProps {
  line: AnswerLine;
  exchangeKey: string;
  /** Its place among the lines of the answer. */
  at: number;
}

/** One line of an answer. */
export function AnswerPart({ line, exchangeKey, at }: AnswerPartProps) {
  switch (line.type) {
    case "text":
      return <p className="whitespace-pre-wrap break-words text-strong">{line.text}</p>;
    case "tool":
      return <ReadRows read={line} />;
    case "card":
      return (
        <AnswerCard proposal={line.proposal} onChange={(next) => replaceProposal(exchangeKey, at, next)} />
      );
    case "choices":
      return <Choices choices={line.choices} />;
    case "end":
      return null;
  }
}

/** Puts the beginning of a question into the field, where the seller writes the rest. */
function writeQuestion(text: string): void {
  draft.set(text);
  document.getElementById(questionFieldId)?.focus();
}

const choose = ({ question, whole, context }: Choice): void =>
  whole ? void askAssistant(question, context) : writeQuestion(question);

const Choices = ({ choices }: { choices: readonly Choice[] }) => (
  <div className="flex flex-wrap gap-2">
    {choices.map((choice) => (
      <Button
        key={`${choice.label} ${choice.question} ${choice.context?.about ?? ""}`}
        size="sm"
        className="max-w-full"
        onClick={() => choose(choice)}
      >
        <span className="truncate">{choice.label}</span>
      </Button>
    ))}
  </div>
);
