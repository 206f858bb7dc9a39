import { maxQuestionLength } from "@solodesk/contract/account/customer-questions.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { bdi } from "../document/bdi.tsx";
import type { PageData } from "../document/page-data.ts";
import { ContactWays, canBeReached } from "../sections/contact-ways.tsx";
import { hasHours } from "../sections/opening-words.ts";
import { AnswerView, type AnswerViewProps } from "./answer-view.tsx";
import type { PressedTopic, StoreQuestion } from "./use-question.ts";

interface AskPanelProps extends Pick<AnswerViewProps, "onBook"> {
  page: PageData;
  question: StoreQuestion;
}

/** Questions about the store, answered from what it says on its page; ends in a booking or in a message to the store. */
export function AskPanel({ page, question, ...acts }: AskPanelProps) {
  const topics = <Topics page={page} onAsk={question.askTopic} />;
  return (
    <>
      <QuestionForm onAsk={question.askWords} />
      {question.asked === undefined && topics}
      <Reply page={page} question={question} {...acts} />
      {question.asked !== undefined && topics}
    </>
  );
}

function QuestionForm({ onAsk }: { onAsk: (text: string) => void }) {
  const [text, setText] = useState("");
  function send(event: SubmitEvent) {
    event.preventDefault();
    if (text.trim() !== "") onAsk(text.trim());
  }
  return (
    <form onSubmit={send}>
      <Field label={t("Your question")}>
        {(wiring) => (
          <div className="flex gap-2">
            <Input
              {...wiring}
              className="h-11"
              enterKeyHint="send"
              autoComplete="off"
              maxLength={maxQuestionLength}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Button type="submit" look="primary" className="h-11">
              {t("Ask||a question, verb")}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

interface Topic {
  topic: PressedTopic;
  name: Message;
  /** Whether the store has an answer to it. */
  isAnswered: (page: PageData) => boolean;
}

const hasServices = ({ services }: PageData): boolean => services.length > 0;
const hasProducts = ({ products }: PageData): boolean => products.length > 0;

const topics: readonly Topic[] = [
  { topic: "times", name: msg("Free times"), isAnswered: hasServices },
  { topic: "services", name: msg("Services and prices"), isAnswered: hasServices },
  { topic: "products", name: msg("Products"), isAnswered: hasProducts },
  { topic: "hours", name: msg("Opening hours"), isAnswered: ({ shop }) => hasHours(shop.hours) },
  { topic: "policy", name: msg("Moving or cancelling"), isAnswered: hasServices },
  { topic: "payment", name: msg("Payment"), isAnswered: (page) => hasServices(page) || hasProducts(page) },
  { topic: "delivery", name: msg("Shipping"), isAnswered: hasProducts },
  {
    topic: "place",
    name: msg("Address"),
    isAnswered: (page) => hasServices(page) || page.shop.address !== "",
  },
];

interface TopicsProps {
  page: PageData;
  onAsk: StoreQuestion["askTopic"];
}

const Topics = ({ page, onAsk }: TopicsProps) => (
  <ul aria-label={t("Ask about")} className="mt-3 flex flex-wrap gap-2">
    {topics
      .filter(({ isAnswered }) => isAnswered(page))
      .map(({ topic, name }) => (
        <li key={topic}>
          <Button size="sm" onClick={() => onAsk(topic, t(name))}>
            {t(name)}
          </Button>
        </li>
      ))}
  </ul>
);

function Reply({ page, question, ...acts }: AskPanelProps) {
  const { asked, answer, failure, choose, retry } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  // Shows and reads out the answer: on a phone the keyboard would cover it.
  useEffect(() => {
    if (answer) heading.current?.focus();
  }, [answer]);
  if (!asked) return null;
  return (
    <section aria-labelledby="asked" className="mt-6">
      <h3 id="asked" ref={heading} tabIndex={-1} dir="auto" className="text-md focus-visible:outline-none">
        {asked.words}
      </h3>
      {answer && <AnswerView page={page} answer={answer} onChoose={choose} {...acts} />}
      {failure !== undefined && <ErrorState onRetry={retry}>{failure}</ErrorState>}
      {!answer && failure === undefined && (
        <output aria-label={t("Loading")} className="mt-3 block space-y-2">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-16" />
        </output>
      )}
      {(answer ?? failure) !== undefined && canBeReached(page.shop) && (
        <div className="mt-6 text-base">
          <p className="mb-2">
            {rich("Want to know more? Contact <bdi>{store}</bdi>:", { bdi, store: page.shop.name })}
          </p>
          <ContactWays shop={page.shop} subject={asked.words} />
        </div>
      )}
    </section>
  );
}
