// A language model's server, as llama.cpp and Ollama answer: both speak OpenAI's protocol, each in its own way. Transcribed by
// hand from their documentation; no model runs here.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { z } from "zod";

export const dialects = ["llama.cpp", "ollama"] as const;
export type Dialect = (typeof dialects)[number];

export interface Recorded {
  /** A tool's name and its arguments as JSON. */
  calls: [name: string, input: string][];
  says: string[];
}

const Asked = z.looseObject({ stream: z.boolean().optional(), model: z.string() });
type Asked = z.infer<typeof Asked>;

const usage = { prompt_tokens: 500, completion_tokens: 40, total_tokens: 540 };

const headOf = (dialect: Dialect, object: string, { model }: Asked) => ({
  id: dialect === "ollama" ? "chatcmpl-214" : "chatcmpl-gRd1oJpRbTNsyGFPpnHz7DfVAZBq0eTo",
  object,
  created: 1_780_000_000,
  model,
  system_fingerprint: dialect === "ollama" ? "fp_ollama" : "b6123-3f4e25b1",
});

const toolCalls = (dialect: Dialect, { calls }: Recorded) =>
  calls.map(([name, input], index) => ({
    ...(dialect === "ollama" && { index }),
    id: dialect === "ollama" ? `call_${index}rz0x9ye` : `${index}XpBJYa7Q4pIYyG3AnG9dyfZOu2KXs1R`,
    type: "function",
    function: { name, arguments: input },
  }));

function sendWhole(response: ServerResponse, dialect: Dialect, asked: Asked, recorded: Recorded): void {
  const message = {
    role: "assistant",
    content: dialect === "ollama" ? "" : null,
    ...(recorded.calls.length > 0 && { tool_calls: toolCalls(dialect, recorded) }),
  };
  const finish_reason = recorded.calls.length > 0 ? "tool_calls" : "stop";
  response.setHeader("content-type", "application/json; charset=utf-8").end(
    JSON.stringify({
      ...headOf(dialect, "chat.completion", asked),
      choices: [{ index: 0, message, finish_reason }],
      usage,
      ...(dialect === "llama.cpp" && { timings: { prompt_n: 500, prompt_ms: 310.2, predicted_n: 40 } }),
    }),
  );
}

function sendPieces(response: ServerResponse, dialect: Dialect, asked: Asked, { says }: Recorded): void {
  const head = headOf(dialect, "chat.completion.chunk", asked);
  const send = (part: object) => response.write(`data: ${JSON.stringify({ ...head, ...part })}\n\n`);
  response.setHeader("content-type", "text/event-stream");
  const role = { role: "assistant", content: dialect === "ollama" ? "" : null };
  send({ choices: [{ index: 0, delta: role, finish_reason: null }] });
  for (const content of says)
    send({
      choices: [
        {
          index: 0,
          delta: dialect === "ollama" ? { role: "assistant", content } : { content },
          finish_reason: null,
        },
      ],
    });
  send({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
  send({ choices: [], usage });
  response.end("data: [DONE]\n\n");
}

export interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** Answers each request as recorded, or as `answer` does. */
export async function startModelServer(
  dialect: Dialect,
  recorded: Recorded | ((asked: Asked) => Recorded),
  answer?: (response: ServerResponse, asked: Asked) => void,
) {
  const requests: ModelRequest[] = [];
  const http = createServer((request, response) => {
    const reply = async () => {
      const body = await json(request);
      requests.push({ path: request.url ?? "", headers: request.headers, body });
      const asked = Asked.parse(body);
      const said = typeof recorded === "function" ? recorded(asked) : recorded;
      if (answer) answer(response, asked);
      else if (asked.stream) sendPieces(response, dialect, asked, said);
      else sendWhole(response, dialect, asked, said);
    };
    void reply();
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/v1`,
    requests,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
