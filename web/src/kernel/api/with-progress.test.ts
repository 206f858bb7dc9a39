// Uses a real server, because a mock does not receive what a browser sends.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { errors } from "@solodesk/contract/kernel/errors.ts";
import { uploads } from "@solodesk/contract/platform/uploads.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answers, fakeNetwork, type Seen } from "../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../test/people.ts";
import { startSession } from "../session/session.ts";
import { call } from "./call.ts";
import { withProgress } from "./with-progress.ts";

interface Received {
  type: string;
  bearer: string;
  body: string;
}

let server: Server;
let received: Received[];
let answer: (request: Received, response: ServerResponse) => void;
const picture = { url: "/uploads/a/2x1.webp", width: 2, height: 1 };
const file = new File(["x".repeat(300_000)], "kitten.png", { type: "image/png" });

const allowed = { "access-control-allow-origin": "*", "access-control-allow-headers": "*, authorization" };
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === "OPTIONS") return void response.writeHead(204, allowed).end();
  const { "content-type": type = "", authorization: bearer = "" } = request.headers;
  const seen = { type, bearer, body: (await buffer(request)).toString("latin1") };
  received.push(seen);
  answer(seen, response);
}
const say = (response: ServerResponse, status: number, body: unknown) =>
  void response
    .writeHead(status, { ...allowed, "content-type": "application/json" })
    .end(JSON.stringify(body));

beforeEach(async () => {
  startSession({ user: maya, tokens: tokensOf("old") });
  received = [];
  answer = (_request, response) => say(response, 201, picture);
  server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The same transport, with the address of this test's server. */
const transport =
  (onProgress: (fraction: number) => void = () => undefined): ReturnType<typeof withProgress> =>
  (url, init) => {
    const { port } = server.address() as { port: number };
    return withProgress(onProgress)(`http://127.0.0.1:${port}${url}`, init);
  };

test("sends the file as a form, tells how far it has got, and answers what the server answered", async () => {
  const fractions: number[] = [];
  const uploaded = await call(uploads.create, { file }, { transport: transport((at) => fractions.push(at)) });
  expect(uploaded).toEqual(picture);
  expect(received).toHaveLength(1);
  expect(received[0]!.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(received[0]!.bearer).toBe("Bearer access-old");
  expect(received[0]!.body).toContain('name="file"; filename="kitten.png"');
  expect(received[0]!.body).toContain("x".repeat(300_000));
  expect(fractions.at(-1)).toBe(1);
  expect(fractions.every((at, i) => at > 0 && at <= 1 && at >= (fractions[i - 1] ?? 0))).toBe(true);
});

test("a 401 is refreshed and the file sent once more", async () => {
  fakeNetwork(answers(auth.refreshTokens, { tokens: tokensOf("new") }));
  answer = ({ bearer }, response) => {
    const [status, error] = errors.token_expired;
    if (bearer.endsWith("new")) say(response, 201, picture);
    else say(response, status, { status: false, error, code: "token_expired", request_id: "test" });
  };
  expect(await call(uploads.create, { file }, { transport: transport() })).toEqual(picture);
  expect(received.map(({ bearer }) => bearer)).toEqual(["Bearer access-old", "Bearer access-new"]);
  expect(received[1]!.body).toContain("x".repeat(300_000));
});

test("a refusal carries its sentence and its fields", async () => {
  const error = "Some fields need your attention.";
  const body = {
    status: false,
    error,
    code: "validation_failed",
    fields: { file: "Too blue." },
    request_id: "test",
  };
  answer = (_request, response) => say(response, 422, body);
  const refused = call(uploads.create, { file }, { transport: transport() });
  await expect(refused).rejects.toMatchObject({ status: 422, message: error, fields: { file: "Too blue." } });
});

test("a broken connection falls back to the endpoint's own sentence", async () => {
  answer = (_request, response) => void response.destroy();
  const broken = call(uploads.create, { file }, { transport: transport() });
  await expect(broken).rejects.toMatchObject({
    code: "network",
    message: "Failed to upload picture",
    status: 0,
  });
});

test("a call that nobody waits for any more ends as an aborted fetch does", async () => {
  const stop = new AbortController();
  answer = () => stop.abort();
  const options = { transport: transport(), signal: stop.signal };
  await expect(call(uploads.create, { file }, options)).rejects.toMatchObject({ name: "AbortError" });
  await expect(call(uploads.create, { file }, options)).rejects.toMatchObject({ name: "AbortError" });
  expect(received).toHaveLength(1);
});

test("without it a file goes by fetch, and the browser names the content type", async () => {
  const sent: FormData[] = [];
  const reply = ({ headers }: Seen) => {
    expect(headers.get("content-type")).toBeNull();
    return Response.json(picture, { status: 201 });
  };
  fakeNetwork([uploads.create, reply]);
  const seeing = fetch;
  const body = (init?: RequestInit) => init?.body instanceof FormData && sent.push(init.body);
  const watched: typeof fetch = (url, init) => (body(init), seeing(url, init));
  expect(await call(uploads.create, { file }, { transport: (url, init) => watched(url, init) })).toEqual(
    picture,
  );
  expect((sent[0]!.get("file") as File).name).toBe("kitten.png");
});
