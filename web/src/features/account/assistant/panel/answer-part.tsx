import type { AnswerLine, Choice } from "@solodesk/contract/account/assistant/thread.ts";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { AnswerCard } from "./answer-card.tsx";
import { askAssistant } from "./ask-assistant.ts";
import { draft, replaceProposal } from "./conversation.ts";
import { questionFieldId } from "./panel-state.ts";
import { ReadByModel } from "./read-by-model.tsx";
import { ReadRows } from "./read-rows.tsx";

interface AnswerPartProps {
  line: AnswerLine;
  exchangeKey: string;
  /** Its place among the lines of the answer. */
  at: number;
  /** Whether the answer is there as far as it comes. */
  isOver: boolean;
}

/** One line of an answer. */
export function AnswerPart({ line, exchangeKey, at, isOver }: AnswerPartProps) {
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
    case "model":
      return <ReadByModel line={line} isOver={isOver} />;
    case "prose":
      return <Prose parts={line.parts} />;
    case "end":
      return null;
  }
}

/** Each figure leads to the rows that it is from. */
const Prose = ({ parts }: Pick<Extract<AnswerLine, { type: "prose" }>, "parts">) => (
  <p className="break-words text-strong">
    {parts.map(({ text, page }, nth) =>
      page === undefined ? (
        text
      ) : (
        // They never change, and two of them may be the same.
        <Link key={nth} to={page} className="rounded-sm underline underline-offset-2">
          {text}
        </Link>
      ),
    )}
  </p>
);

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
