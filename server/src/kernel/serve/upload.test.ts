import diagnostics from "node:diagnostics_channel";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { uploads } from "@solodesk/contract/platform/uploads.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { eventually } from "#test/eventually.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { formOf, png, sendForm } from "#test/test-pictures.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";

let server: TestApp;
let seller: TestSeller;
let url: string;
let picture: Buffer;
/** Server-side sockets by the client's port. */
const arrived = new Map<number, Socket>();
beforeAll(async () => {
  server = await testApp();
  seller = await testSeller(server);
  url = await server.listen();
  server.http.server.on("connection", (socket: Socket) => arrived.set(socket.remotePort ?? 0, socket));
  picture = await png(12, 8);
});
afterAll(() => server.close());

const PATH = `${M}/uploads`;
const { maxBytes } = uploads.create.upload;
type Parts = Parameters<typeof sendForm>[2][];

const onlyOne = "Send exactly one file, and nothing else.";

test.each<[string, (picture: Buffer) => Parts, string]>([
  [
    "two files",
    (p) => [
      ["file", p, "a.png"],
      ["file", p, "b.png"],
    ],
    onlyOne,
  ],
  ["seven files", (p) => Array.from({ length: 7 }, () => ["file", p, "a.png"]), onlyOne],
  [
    "a second file of another name",
    (p) => [
      ["file", p, "a.png"],
      ["more", p, "b.png"],
    ],
    onlyOne,
  ],
  ["a file under a wrong name", (p) => [["picture", p, "a.png"]], onlyOne],
  ["a file called __proto__", (p) => [["__proto__", p, "a.png"]], onlyOne],
  [
    "a field beside the file",
    (p) => [
      ["file", p, "a.png"],
      ["user_id", "1"],
    ],
    onlyOne,
  ],
  [
    "a field before the file",
    (p) => [
      ["status", "active"],
      ["file", p, "a.png"],
    ],
    onlyOne,
  ],
  [
    "a field called constructor",
    (p) => [
      ["constructor", "1"],
      ["file", p, "a.png"],
    ],
    onlyOne,
  ],
  ["text instead of a file", () => [["file", "/etc/passwd"]], onlyOne],
  ["no part at all", () => [], "Choose a file."],
  ["an empty file", () => [["file", "", "a.png"]], "This file is empty."],
])("%s: 422 on the field", async (_what, parts, sentence) => {
  const answer = await sendForm(server, seller.headers, ...parts(picture));
  expect(answer.statusCode, answer.body).toBe(422);
  expect(answer.json()).toMatchObject({ code: "validation_failed", fields: { file: sentence } });
});

test.each(["application/json", "application/octet-stream", "image/png", "multipart/mixed; boundary=x"])(
  "%j is another content type: 415",
  async (type) => {
    const headers = { ...seller.headers, "content-type": type };
    const answer = await server.http.inject({ method: "POST", url: PATH, headers, payload: picture });
    expect(answer.statusCode, answer.body).toBe(415);
    expect(answer.json()).toMatchObject({ error: "Send the file as multipart/form-data." });
  },
);

test("no content type, with or without a body: 415", async () => {
  const untyped = { ...seller.headers, "content-type": "" };
  const answer = await server.http.inject({ method: "POST", url: PATH, headers: untyped, payload: picture });
  expect(answer.statusCode).toBe(415);
  expect((await server.http.inject({ method: "POST", url: PATH, headers: seller.headers })).statusCode).toBe(
    415,
  );
});

test("no other call takes a form, and a form is read for nobody who is signed out", async () => {
  const form = { method: "POST", payload: formOf(["file", picture, "a.png"]) } as const;
  const elsewhere = await server.http.inject({ ...form, url: `${M}/create-store`, headers: seller.headers });
  expect(elsewhere.statusCode).toBe(415);
  expect((await server.http.inject({ ...form, url: PATH })).statusCode).toBe(401);
});

test.each([
  ["without a boundary", "multipart/form-data", "x"],
  [
    "without its end",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="file"; fi',
  ],
  [
    "with a file that breaks off",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
  ],
])("a form %s: 400", async (_what, type, payload) => {
  const headers = { ...seller.headers, "content-type": type };
  const answer = await server.http.inject({ method: "POST", url: PATH, headers, payload });
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.json()).toMatchObject({
    code: "malformed",
    error: "We couldn't read the upload. Try again.",
  });
});

test("5 MB are read, one byte more is too large", async () => {
  const of = (size: number) => sendForm(server, seller.headers, ["file", Buffer.alloc(size), "a.png"]);
  expect((await of(maxBytes)).json().fields).toEqual({ file: "This is not a PNG, JPEG or WebP picture." });
  const larger = await of(maxBytes + 1);
  expect(larger.statusCode).toBe(413);
  expect(larger.json()).toMatchObject({
    code: "too_large",
    error: "This file is too large. It can be at most 5 MB.",
  });
});

/** Runs with fake timers that `pass` advances. */
async function withTimers(work: (pass: (ms: number) => Promise<void>) => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await work(async (ms) => {
      await vi.advanceTimersByTimeAsync(ms);
      await wait(50);
    });
  } finally {
    vi.useRealTimers();
  }
}

interface Flood {
  answer: () => string;
  /** Megabytes sent before the response arrived. */
  sent: number;
  sendOn: () => boolean;
  isOpen: () => boolean;
  isCut: Promise<unknown>;
}

/** Keeps sending until it gets a response. */
async function flood(length: string): Promise<Flood> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  const answered: string[] = [];
  let sent = 0;
  socket.on("error", () => undefined).on("data", (data) => answered.push(String(data)));
  const isCut = new Promise((resolve) => socket.once("close", resolve));
  const isChunked = length.includes("chunked");
  const framed = (bytes: Buffer) =>
    isChunked
      ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")])
      : bytes;
  socket.write(`POST ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: ${seller.headers.authorization}\r\n`);
  socket.write(`${length}Content-Type: multipart/form-data; boundary=x\r\n\r\n`);
  socket.write(
    framed(Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n')),
  );
  const block = framed(Buffer.alloc(64 * 1024));
  const sendOn = () => socket.write(block);
  while (answered.length === 0 && !socket.destroyed) {
    sendOn();
    sent += block.length / 1024 / 1024;
    // Slower than a fast line would be, because the test measures how much the server accepts.
    await Promise.race([wait(1), isCut]);
  }
  return { answer: () => answered.join(""), sent, sendOn, isOpen: () => !socket.destroyed, isCut };
}

test.each([
  ["that says its length is refused before it is read", `Content-Length: ${50 * 1024 * 1024}\r\n`, 4],
  ["of unknown length is refused where it becomes too long", "Transfer-Encoding: chunked\r\n", 8],
])("a body %s; who sends on is cut off after 2 seconds", async (_what, length, megabytes) => {
  await withTimers(async (pass) => {
    const { answer, sent, sendOn, isOpen, isCut } = await flood(length);
    expect(answer()).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(megabytes);
    sendOn();
    await pass(1_900);
    expect(answer()).toContain('"code":"too_large"');
    expect(isOpen()).toBe(true);
    sendOn();
    await pass(100);
    await isCut;
  });
});

let handled = 0;
diagnostics.subscribe("tracing:fastify.request.handler:start", () => (handled += 1));

/** Starts `calls` and waits until the server handles each of them, which is when their time limit starts. */
async function begun<T>(calls: (() => Promise<T>)[]): Promise<T[]> {
  const before = handled;
  const sent = await Promise.all(calls.map((call) => call()));
  await expect.poll(() => handled - before).toBe(calls.length);
  return sent;
}

/** Sends a request whose upload starts and then stalls. */
async function stall(who = seller, address = url) {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  await once(socket, "connect");
  let answer = "";
  socket.on("error", () => undefined).on("data", (data) => (answer += String(data)));
  socket.write(`POST ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: ${who.headers.authorization}\r\n`);
  socket.write("Content-Length: 50000\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n");
  socket.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  const isCut = new Promise((resolve) => socket.once("close", resolve));
  /** Resolves once the server has received the bytes. */
  const sendOn = async (bytes = 3_000) => {
    socket.write("x".repeat(bytes));
    await expect.poll(() => arrived.get(socket.localPort ?? 0)?.bytesRead).toBe(socket.bytesWritten);
  };
  return { answer: () => answer, sendOn, hangUp: () => socket.destroy(), isCut };
}

const sendAs = (who: TestSeller) => sendForm(server, who.headers, ["file", picture, "a.png"]);
const sellers = (count: number) => Promise.all(Array.from({ length: count }, () => testSeller(server)));

test("one account holds two places, and is turned away before it waits for more; others are not", async () => {
  const calls = await begun([() => stall(), () => stall()]);
  const third = await sendAs(seller);
  expect([third.statusCode, third.headers["retry-after"]]).toEqual([429, "5"]);
  expect(third.json()).toMatchObject({
    code: "rate_limited",
    error: "You're already uploading two files. Try again when they're done.",
  });
  expect((await sendAs(await testSeller(server))).statusCode).toBe(201);
  for (const call of calls) call.hangUp();
  await expect.poll(async () => (await sendAs(seller)).statusCode).toBe(201);
});

const tooSlow = "The upload took too long. Send a smaller file, or use a faster connection.";

test("a client that sends nothing for 8 seconds gets an error and is cut off; twenty such clients leave their places", async () => {
  const many = await sellers(10);
  await withTimers(async (pass) => {
    const calls = await begun([...many, ...many].map((who) => () => stall(who)));
    await pass(7_500);
    expect(calls.map((call) => call.answer())).toEqual(Array(20).fill(""));
    // Ten were being read. The ten in the queue get the same time once it is their turn.
    await pass(500);
    await expect.poll(() => calls.filter((call) => call.answer().includes(tooSlow)).length).toBe(10);
    await pass(8_000);
    for (const call of calls) {
      await expect.poll(call.answer).toContain(tooSlow);
      expect(call.answer()).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect((await sendAs(seller)).statusCode).toBe(201);
    await pass(3_000);
    await Promise.all(calls.map((call) => call.isCut));
  });
});

test("who sends a byte now and then is cut off like who sends nothing", async () => {
  await withTimers(async (pass) => {
    const [call] = await begun([() => stall()]);
    for (let i = 0; i < 8; i += 1) {
      expect(call!.answer()).toBe("");
      await call!.sendOn(1);
      await pass(1_000);
    }
    await expect.poll(call!.answer).toContain(tooSlow);
    await pass(3_000);
    await call!.isCut;
  });
});

test("who sends on has 15 seconds from when its turn came; the place is free then", async () => {
  await withTimers(async (pass) => {
    const calls = await begun([() => stall(), () => stall()]);
    for (let i = 0; i < 7; i += 1) {
      for (const call of calls) await call.sendOn();
      await pass(2_000);
    }
    expect(calls.map((call) => call.answer())).toEqual(["", ""]);
    await pass(1_000);
    for (const call of calls) await expect.poll(call.answer).toContain(tooSlow);
    expect((await sendAs(seller)).statusCode).toBe(201);
  });
});

test("of one network six are read or wait, whoever sends them; its neighbours send on", async () => {
  const limited = await testApp({ RATE_LIMIT: true });
  const address = await limited.listen();
  const many = await Promise.all(Array.from({ length: 4 }, () => testSeller(limited)));
  const calls = await begun([...many, ...many].slice(0, 6).map((who) => () => stall(who, address)));
  const sendFrom = (remoteAddress: string) =>
    limited.http.inject({
      method: "POST",
      url: PATH,
      headers: many[3]!.headers,
      remoteAddress,
      payload: formOf(["file", picture, "a.png"]),
    });
  const refused = await sendFrom("127.0.0.1");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "5"]);
  expect(refused.json().error).toBe("Your network is already uploading six files. Try again in a moment.");
  expect((await sendFrom("203.0.113.9")).statusCode).toBe(201);
  for (const call of calls) call.hangUp();
  await eventually(async () => expect((await sendFrom("127.0.0.1")).statusCode).toBe(201));
  await limited.close();
});

test("ten are read, twenty wait, the next is turned away; who hangs up leaves the place", async () => {
  const many = await sellers(15);
  const calls = await begun([...many, ...many].map((who) => () => stall(who)));
  const late = await sendAs(seller);
  expect(late.statusCode).toBe(503);
  expect(late.headers["retry-after"]).toBe("5");
  expect(late.json()).toMatchObject({
    code: "unavailable",
    error: "We're receiving many files right now. Try again in a moment.",
  });
  expect(calls.map((call) => call.answer())).toEqual(Array(30).fill(""));
  for (const call of calls) call.hangUp();
  await eventually(async () => expect((await sendAs(seller)).statusCode).toBe(201));
  const answers = await Promise.all([...many, ...many].slice(0, 25).map(sendAs));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(25).fill(201));
});

test("after a form that was refused, or broke off, the next call on the same connection is answered", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string, form?: Response) => {
    const asked = request(url + path, { agent, method: form ? "POST" : "GET" });
    if (form) {
      asked.setHeader("authorization", seller.headers.authorization);
      asked.setHeader("content-type", form.headers.get("content-type") ?? "");
    }
    asked.end(form && Buffer.from(await form.arrayBuffer()));
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const port = answer.socket.localPort;
    await once(answer.resume(), "end");
    return { status: answer.statusCode, port };
  };
  const twice = (size: number) =>
    formOf(["file", Buffer.alloc(size), "a.png"], ["file", Buffer.alloc(size), "b.png"]);
  const brokenOff = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
  const forms: [Response, number][] = [
    [new Response(twice(maxBytes)), 413],
    [new Response(twice(maxBytes / 2 - 1)), 422],
    [new Response(brokenOff, { headers: { "content-type": "multipart/form-data; boundary=x" } }), 400],
  ];
  try {
    const { port } = await ask("/healthz");
    for (const [form, status] of forms) {
      expect(await ask(PATH, form)).toEqual({ status, port });
      expect(await ask("/healthz"), String(status)).toEqual({ status: 200, port });
    }
  } finally {
    agent.destroy();
  }
});
