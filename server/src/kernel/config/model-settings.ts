// Settings for the language model that reads what the assistant doesn't understand on its own.
import { z } from "zod";

export const modelVariables = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as http://127.0.0.1:11434/v1" })
    .refine(
      (address) => !URL.canParse(address) || new URL(address).username + new URL(address).password === "",
      "must have no password: put it in AI_API_KEY",
    )
    .optional()
    .describe(
      "Address of a language model's server that speaks OpenAI's protocol: Ollama, llama.cpp, vLLM or a cloud. If unset, there is none. Sellers turn it on for themselves",
    ),
  AI_MODEL: z.string().max(200).optional().describe("Name of the model; required with AI_BASE_URL"),
  AI_API_KEY: z.string().max(1000).optional().describe("Key for that server, if it needs one"),
  AI_TOKENS_PER_DAY: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000_000)
    .default(100_000)
    .describe("Tokens that each seller can use in a day, as the server counts them"),
} satisfies Record<string, z.ZodType>;

const Settings = z.object(modelVariables);
type Settings = z.infer<typeof Settings>;

/** Returns the missing one if only one of the two settings that a model needs is given. */
export function missingOfModel({ AI_BASE_URL, AI_MODEL }: Settings): string | undefined {
  if ((AI_BASE_URL === undefined) === (AI_MODEL === undefined)) return undefined;
  return AI_BASE_URL === undefined ? "AI_BASE_URL" : "AI_MODEL";
}
