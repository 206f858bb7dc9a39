import { maxQuestionLength, type QuestionTopic } from "@solodesk/contract/account/customer-questions.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { type SubmitEvent, useState } from "react";
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
import { useQuestion } from "./use-question.ts";

interface AskPanelProps extends Pick<AnswerViewProps, "onBook" | "onProduct"> {
  page: PageData;
}

/** Questions about the store, answered from what it says on its page; ends in a booking or in a message to the store. */
export function AskPanel({ page, ...acts }: AskPanelProps) {
  const question = useQuestion(page.shop);
  return (
    <>
      <QuestionForm onAsk={question.askWords} />
      <Topics page={page} onAsk={question.askTopic} />
      <Reply page={page} question={question} {...acts} />
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

/** What this store has an answer to. */
function topicsOf({ shop, services, products }: PageData): (keyof typeof topicNames)[] {
  return [
    ...(services.length > 0 ? (["times", "services"] as const) : []),
    ...(products.length > 0 ? (["products", "delivery"] as const) : []),
    ...(hasHours(shop.hours) ? (["hours"] as const) : []),
    ...(services.length > 0 ? (["policy", "payment"] as const) : []),
    ...(shop.address === "" ? [] : (["place"] as const)),
  ];
}

interface TopicsProps {
  page: PageData;
  onAsk: (topic: QuestionTopic, words: string) => void;
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

interface ReplyProps extends AskPanelProps {
  question: ReturnType<typeof useQuestion>;
}

function Reply({ page, question, ...acts }: ReplyProps) {
  const { asked, answer, failure, choose, retry } = question;
  return (
    <>
      <div aria-live="polite" className="mt-6">
        {asked && <h3 className="text-md">{asked.words}</h3>}
        {failure !== undefined && <ErrorState onRetry={retry}>{failure}</ErrorState>}
        {answer && <AnswerView page={page} answer={answer} onChoose={choose} {...acts} />}
      </div>
      {asked && !answer && failure === undefined && (
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
          <ContactWays shop={page.shop} subject={asked?.words ?? ""} />
        </div>
      )}
    </>
  );
}
