import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import fastify from "fastify";
import { expect, test } from "vitest";
import { acceptFiles, withFile } from "../serve/upload.ts";
import { speakToCaller } from "./speak-to-caller.ts";

/** A server that answers in which language each part of a request ran. */
async function listening() {
  const http = fastify({ bodyLimit: 500_000 });
  speakToCaller(http);
  http.get("/", async () => readersLanguage());
  http.setErrorHandler(() => `refused in ${readersLanguage()}`);
  http.post("/json", ({ body }) => Promise.resolve(body).then((sent) => [readersLanguage(), sent]));
  await http.register(async (scope) => {
    await acceptFiles(scope);
    scope.post("/file", (request) =>
      withFile(request, { caller: "one", network: undefined }, { maxBytes: 100_000, types: [] }, async () =>
        readersLanguage(),
      ),
    );
  });
  return { http, origin: await http.listen({ port: 0, host: "127.0.0.1" }) };
}

test("answers and refusals in JSON vary by language, beside what they vary by already; others do not", async () => {
  const http = fastify();
  speakToCaller(http);
  http.get("/json", async () => ({ said: "hello" }));
  http.get("/packed", (_request, reply) => reply.header("vary", "Accept-Encoding").send({ said: "hello" }));
  http.get("/named", (_request, reply) => reply.header("vary", "Accept-Language, cookie").send({}));
  http.get("/refused", async () => {
    throw new Error("no");
  });
  http.get("/picture", (_request, reply) => reply.type("image/png").send(Buffer.from("")));
  const varies = async (url: string) => (await http.inject(url)).headers["vary"];
  expect(await Promise.all(["/json", "/packed", "/named", "/refused", "/picture"].map(varies))).toEqual([
    "accept-language",
    "Accept-Encoding, accept-language",
    "Accept-Language, cookie",
    "accept-language",
    undefined,
  ]);
  await http.close();
});

test("a request runs in the language of its caller, whatever it carries and beside others", async () => {
  const { http, origin } = await listening();
  const ask = (path: string, language: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      ...init,
      headers: { ...init.headers, "accept-language": language },
    }).then((response) => response.text());
  const json = { method: "POST", headers: { "content-type": "application/json" } };
  const long = "x".repeat(200_000);
  const form = () => {
    const body = new FormData();
    body.append("file", new Blob([long.slice(0, 90_000)]));
    return body;
  };
  expect(
    await Promise.all([
      ask("/", "de-AT,de;q=0.9,en;q=0.8"),
      ask("/", "ja"),
      ask("/json", "es", { ...json, body: '"short"' }),
      ask("/json", "pt", { ...json, body: JSON.stringify(long) }),
      ask("/json", "fr", { ...json, body: "{" }),
      ask("/json", "de", { ...json, body: new Blob([long, long, long]).stream(), duplex: "half" }),
      ask("/file", "ar", { method: "POST", body: form() }),
    ]),
  ).toEqual([
    "de",
    "en",
    '["es","short"]',
    JSON.stringify(["pt-BR", long]),
    "refused in fr",
    "refused in de",
    "ar",
  ]);
  await http.close();
});
