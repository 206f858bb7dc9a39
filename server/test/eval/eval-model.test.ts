// The figures of an evaluation are what a model did, right and wrong.
import { expect, test } from "vitest";
import { openModelServer } from "#gateways/open-model-server.ts";
import { english } from "../utterances/en.ts";
import { evalModel, tableOf } from "./eval-model.ts";
import { startScriptedModel } from "./scripted-model.ts";

const sample = english.filter((_, nth) => nth % 3 === 0 && english[nth]?.[1] !== "again");
const meant = sample.filter(([, intent]) => intent !== null);
const refused = sample.filter(([, intent]) => intent === null);

async function scored(isWrong?: (nth: number) => boolean) {
  const scripted = await startScriptedModel(sample, { currency: "USD", ...(isWrong && { isWrong }) });
  const server = openModelServer({
    AI_BASE_URL: scripted.address,
    AI_MODEL: "scripted",
    AI_API_KEY: undefined,
  });
  const missed: string[] = [];
  const score = await evalModel(server!, sample, { currency: "USD", tell: (line) => missed.push(line) });
  await scripted.close();
  return { score, missed };
}

test("a model that understands everything, and writes one figure of its own", async () => {
  const { score, missed } = await scored();
  expect(meant.length).toBeGreaterThan(50);
  expect(score).toMatchObject({
    tools: { right: meant.length, of: meant.length },
    slots: { right: meant.length, of: meant.length },
    refusals: { right: refused.length, of: refused.length },
    wrongActs: 0,
    // One of the two is made of digits, for each of the two questions.
    sentences: { right: 2, of: 4 },
    failures: 0,
  });
  expect(missed).toEqual(Array.from({ length: 2 }, () => "Not shown: In all, that is 1,845 dollars."));
  expect(tableOf("scripted", score)).toContain("changes nobody asked for      0");
});

test("one that takes ten for an appointment to cancel", async () => {
  const { score } = await scored((nth) => nth < 10);
  expect(sample.slice(0, 10).map(([, intent]) => intent)).not.toContain("cancel");
  expect(score).toMatchObject({
    tools: { right: meant.length - 10, of: meant.length },
    wrongActs: 10,
  });
});
