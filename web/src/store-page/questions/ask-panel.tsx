import { maxQuestionLength } from "@solodesk/contract/account/customer-questions.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
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
import type { AskedQuestions } from "./use-question.ts";

interface AskPanelProps extends Pick<AnswerViewProps, "onBook" | "onProduct"> {
  page: PageData;
  question: AskedQuestions;
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

const topicNames = {
  times: msg("Free times"),
  services: msg("Services and prices"),
  products: msg("Products"),
  hours: msg("Opening hours"),
  policy: msg("Moving or cancelling"),
  payment: msg("Payment"),
  delivery: msg("Shipping"),
  place: msg("Address"),
} as const;
const topics = ["times", "services", "products", "hours", "policy", "payment", "delivery", "place"] as const;

/** What this store has an answer to. */
function topicsOf({ shop, services, products }: PageData): (keyof typeof topicNames)[] {
  const [hasServices, hasProducts] = [services.length > 0, products.length > 0];
  const isAnswered: Record<keyof typeof topicNames, boolean> = {
    times: hasServices,
    services: hasServices,
    products: hasProducts,
    hours: hasHours(shop.hours),
    policy: hasServices,
    payment: hasServices || hasProducts,
    delivery: hasProducts,
    place: hasServices || shop.address !== "",
  };
  return topics.filter((topic) => isAnswered[topic]);
}

interface TopicsProps {
  page: PageData;
  onAsk: AskedQuestions["askTopic"];
}

const Topics = ({ page, onAsk }: TopicsProps) => (
  <ul aria-label={t("Ask about")} className="mt-3 flex flex-wrap gap-2">
    {topicsOf(page).map((topic) => (
      <li key={topic}>
        <Button size="sm" onClick={() => onAsk(topic, t(topicNames[topic]))}>
          {t(topicNames[topic])}
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
