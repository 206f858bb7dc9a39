// A language model that says what a test wants.
import { MockLanguageModelV4 } from "ai/test";
import type { ModelServer } from "#kernel/outside/language-model.ts";

const usage = {
  inputTokens: { total: 300, noCache: 300, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 20, text: 20, reasoning: undefined },
};
const ended = { unified: "stop" as const, raw: undefined };

type Call = [tool: string, input: object | string];

export interface Script {
  /** What it reads a question as. "silence": it never answers. */
  calls: Call[] | Error | "silence";
  /** What it writes about the rows, as it comes. "endless": the last piece again and again. */
  says?: string[] | Error | "silence" | "endless";
}

const never = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

async function* pieces(says: NonNullable<Script["says"]>, signal: AbortSignal | undefined) {
  if (says instanceof Error) throw says;
  if (says === "silence") await never(signal);
  if (says === "endless")
    for (;;) {
      signal?.throwIfAborted();
      yield "You earned {{e1.total}}. ";
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  else yield* says;
}

/** The model, and what it was asked so far. */
export function testModel(script: Script, { patience = 45_000 }: { patience?: number } = {}) {
  const model = new MockLanguageModelV4({
    doGenerate: async ({ abortSignal }) => {
      const { calls } = script;
      if (calls instanceof Error) throw calls;
      if (calls === "silence") return never(abortSignal);
      return {
        content: calls.map(([toolName, input], nth) => ({
          type: "tool-call" as const,
          toolCallId: `call-${nth}`,
          toolName,
          input: typeof input === "string" ? input : JSON.stringify(input),
        })),
        finishReason: ended,
        usage,
        warnings: [],
      };
    },
    doStream: async ({ abortSignal }) => ({
      stream: new ReadableStream({
        async start(controller) {
          controller.enqueue({ type: "stream-start", warnings: [] });
          controller.enqueue({ type: "text-start", id: "1" });
          for await (const delta of pieces(script.says ?? [], abortSignal))
            controller.enqueue({ type: "text-delta", id: "1", delta });
          controller.enqueue({ type: "text-end", id: "1" });
          controller.enqueue({ type: "finish", finishReason: ended, usage });
          controller.close();
        },
      }),
    }),
  });
  const server: ModelServer = {
    name: "test-model",
    host: "model.example.com",
    tryReach: async () => undefined,
    patience,
    connect: async () => model,
  };
  return { server, plans: model.doGenerateCalls, texts: model.doStreamCalls };
}
