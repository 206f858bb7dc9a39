import {
  type AskStore,
  customerQuestions,
  type StoreAnswer,
} from "@solodesk/contract/account/customer-questions.ts";
import { useRef, useState } from "react";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import type { Shop } from "../document/page-data.ts";
import { visitorHere } from "../document/visitor.ts";

export type PressedTopic = NonNullable<AskStore["topic"]>;

/** A question as it was sent, and what it is called on the page. */
interface Asked {
  words: string;
  sent: AskStore;
}

interface Conversation {
  asked?: Asked;
  /** Undefined while it is on its way. */
  answer?: StoreAnswer;
  failure?: string;
}

/** What a visitor asks the store, one question at a time. */
export function useQuestion({ website_url }: Shop) {
  const [said, setSaid] = useState<Conversation>({});
  const latest = useRef<Asked>(undefined);

  async function ask(asked: Asked): Promise<void> {
    latest.current = asked;
    setSaid({ asked });
    // Another question may have been asked in the meantime.
    const say = (reply: Conversation) => latest.current === asked && setSaid({ asked, ...reply });
    try {
      const { data } = await call(customerQuestions.ask, {
        params: { website_url },
        body: { ...asked.sent, timezone: visitorHere().zone },
      });
      say({ answer: data });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      say({ failure: error.message });
    }
  }

  return {
    ...said,
    askWords: (text: string) => void ask({ words: text, sent: { text } }),
    askTopic: (topic: PressedTopic, words: string) => void ask({ words, sent: { topic } }),
    /** Answers which of several services is meant. */
    choose: (about: string) => said.asked && void ask({ ...said.asked, sent: { ...said.asked.sent, about } }),
    retry: () => said.asked && void ask(said.asked),
  };
}

export type StoreQuestion = ReturnType<typeof useQuestion>;
