// The language model's server, by OpenAI's protocol. Its library is loaded once a seller's question needs it.
import type { Config } from "#kernel/config/config.ts";
import type { ModelServer } from "#kernel/outside/language-model.ts";
import { seconds } from "#kernel/time/clock.ts";

/** Most bytes of one answer, with all that its protocol adds. */
const MOST_BYTES = 1024 * 1024;
const REACH_PATIENCE = seconds(4);

/** Undefined if none is configured. */
export function openModelServer({
  AI_BASE_URL: baseURL,
  AI_MODEL: name,
  AI_API_KEY: apiKey,
}: Pick<Config, "AI_BASE_URL" | "AI_MODEL" | "AI_API_KEY">): ModelServer | undefined {
  if (baseURL === undefined || name === undefined) return undefined;
  return {
    name,
    host: new URL(baseURL).host,
    patience: seconds(45),
    tryReach: async () => {
      try {
        const answer = await fetch(`${baseURL.replace(/\/$/, "")}/models`, {
          headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
          signal: AbortSignal.timeout(REACH_PATIENCE),
          redirect: "error",
        });
        await answer.body?.cancel();
        return answer.ok ? undefined : `status ${answer.status}`;
      } catch (error) {
        return error instanceof Error && error.name === "TimeoutError"
          ? "no answer in time"
          : "no connection";
      }
    },
    connect: async (onSend) => {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const server = createOpenAICompatible({
        name: "model",
        baseURL,
        includeUsage: true,
        ...(apiKey !== undefined && { apiKey }),
        fetch: async (address, init) => {
          if (typeof init?.body === "string") onSend(init.body);
          return shortened(await fetch(address, { ...init, redirect: "error" }));
        },
      });
      return server.chatModel(name);
    },
  };
}

/** An answer that doesn't end breaks off. */
function shortened(answer: Response): Response {
  let left = MOST_BYTES;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error("The language model's answer is too long."));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(counter) ?? null, answer);
}
