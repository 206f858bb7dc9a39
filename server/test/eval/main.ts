// npm run eval: how well a language model reads what sellers say. See docs/operate/language-model.md.
import { parseArgs } from "node:util";
import { openModelServer } from "#gateways/open-model-server.ts";
import { german } from "../utterances/de.ts";
import { english } from "../utterances/en.ts";
import { spanish } from "../utterances/es.ts";
import { evalModel, tableOf } from "./eval-model.ts";
import { startScriptedModel } from "./scripted-model.ts";

const { values: given } = parseArgs({
  options: {
    "base-url": { type: "string" },
    model: { type: "string" },
    "api-key": { type: "string" },
    language: { type: "string", default: "en" },
    most: { type: "string", default: "1000" },
    verbose: { type: "boolean", default: false },
  },
});

const languages: Record<string, { all: typeof english; currency: string }> = {
  en: { all: english, currency: "USD" },
  de: { all: german, currency: "EUR" },
  es: { all: spanish, currency: "USD" },
};

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { "base-url": baseUrl, model, "api-key": key, language, most, verbose } = given;
  const spoken = languages[language];
  if (baseUrl !== undefined && model === undefined) throw new Error("--base-url needs --model.");
  if (!spoken) throw new Error(`--language must be one of ${Object.keys(languages).join(", ")}.`);
  const { currency } = spoken;
  const utterances = spoken.all.slice(0, Number(most));
  const scripted = baseUrl === undefined ? await startScriptedModel(utterances, { currency }) : undefined;
  if (scripted)
    say(
      "No --base-url: this is a scripted server, which knows what is meant. It tests the table, not a model.",
    );
  const name = model ?? "scripted";
  const server = openModelServer({
    AI_BASE_URL: baseUrl ?? scripted?.address,
    AI_MODEL: name,
    AI_API_KEY: key,
  });
  if (!server) throw new Error("There is no model.");
  const tell = verbose ? say : () => undefined;
  say(tableOf(name, await evalModel(server, utterances, { currency, tell })));
  await scripted?.close();
}

await main();
