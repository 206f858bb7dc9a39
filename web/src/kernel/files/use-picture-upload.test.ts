// Uses a real server: the tests check what it receives, and when the transfer stops.
import { createServer, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { errors } from "@solodesk/contract/kernel/errors.ts";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { maya, tokensOf } from "../../../test/people.ts";
import { notices } from "../page/notify.ts";
import { startSession } from "../session/session.ts";
import { usePictureUpload } from "./use-picture-upload.ts";

const url = "/uploads/0199c000-0000-7000-8000-000000000001/2x1.webp";
const file = (size: number, type = "image/png") => new File(["x".repeat(size)], "kitten.png", { type });

let server: Server;
/** Responses that the test sends when it chooses. */
let waiting: ServerResponse[];
let closed: number;
const say = (status: number, body: unknown) =>
  waiting
    .shift()!
    .writeHead(status, { ...allowed, "content-type": "application/json" })
    .end(JSON.stringify(body));
const allowed = { "access-control-allow-origin": "*", "access-control-allow-headers": "*, authorization" };

beforeEach(async () => {
  startSession({ user: maya, tokens: tokensOf("test") });
  notices.set([]);
  waiting = [];
  closed = 0;
  server = createServer((request, response) => {
    if (request.method === "OPTIONS") return void response.writeHead(204, allowed).end();
    response.on("close", () => response.writableEnded || (closed += 1));
    void buffer(request).then(() => waiting.push(response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const { open } = XMLHttpRequest.prototype;
  vi.spyOn(XMLHttpRequest.prototype, "open").mockImplementation(function (
    this: XMLHttpRequest,
    method: string,
    path: string | URL,
  ) {
    open.call(this, method, `http://127.0.0.1:${port}${path}`, true);
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const show = (take: (url: string) => unknown = () => undefined) =>
  renderHook(() => usePictureUpload(take)).result;
const arrived = (count = 1) => waitFor(() => expect(waiting).toHaveLength(count));

test("a picture is under way until whoever takes it is done with it", async () => {
  let done = () => {};
  const taken: string[] = [];
  const upload = show((address) => {
    taken.push(address);
    return new Promise<void>((resolve) => (done = resolve));
  });
  const kitten = file(300_000);
  act(() => upload.current.choose(kitten));
  expect(upload.current.sending).toEqual({ file: kitten, fraction: 0 });
  await arrived();
  say(201, { url, width: 2, height: 1 });
  await waitFor(() => expect(taken).toEqual([url]));
  // `take` is called before the hook renders again.
  await waitFor(() => expect(upload.current.sending?.fraction).toBe(1));
  await act(async () => done());
  expect([upload.current.sending, upload.current.refusal]).toEqual([undefined, undefined]);
});

test("a cancelled picture leaves the line, and nothing takes it or speaks of it", async () => {
  const take = vi.fn();
  const upload = show(take);
  act(() => upload.current.choose(file(10)));
  await arrived();
  act(() => upload.current.cancel());
  expect(upload.current.sending).toBeUndefined();
  await waitFor(() => expect(closed).toBe(1));
  expect([take.mock.calls, upload.current.refusal, notices.get()]).toEqual([[], undefined, []]);
});

test("a second choice takes the place of the first", async () => {
  const taken: string[] = [];
  const upload = show((address) => taken.push(address));
  act(() => upload.current.choose(file(10)));
  await arrived();
  act(() => upload.current.choose(file(20)));
  await arrived(2);
  await waitFor(() => expect(closed).toBe(1));
  waiting.shift();
  say(201, { url, width: 2, height: 1 });
  await waitFor(() => expect(taken).toEqual([url]));
  await waitFor(() => expect(upload.current.sending).toBeUndefined());
});

test("whoever leaves the screen sends no more", async () => {
  const { result, unmount } = renderHook(() => usePictureUpload(() => undefined));
  act(() => result.current.choose(file(10)));
  await arrived();
  unmount();
  await waitFor(() => expect(closed).toBe(1));
});

test("the server's sentence stands beside the field, not in a toast, and the same picture is not tried again", async () => {
  const upload = show();
  act(() => upload.current.choose(file(10)));
  await arrived();
  const [status, error] = errors.validation_failed;
  const fields = { file: "This picture is damaged." };
  say(status, { status: false, error, code: "validation_failed", fields, request_id: "test" });
  await waitFor(() => expect(upload.current.refusal).toEqual({ sentence: "This picture is damaged." }));
  expect([upload.current.sending, notices.get()]).toEqual([undefined, []]);
});

test("a broken line says that nothing else is lost, and the same picture can be tried again", async () => {
  const taken: string[] = [];
  const upload = show((address) => taken.push(address));
  act(() => upload.current.choose(file(10)));
  await arrived();
  waiting.shift()!.destroy();
  await waitFor(() => expect(upload.current.refusal?.sentence).toMatch(/did not get through/));
  act(() => upload.current.refusal?.again?.());
  expect(upload.current.refusal).toBeUndefined();
  await arrived();
  say(201, { url, width: 2, height: 1 });
  await waitFor(() => expect(taken).toEqual([url]));
});

test.each([
  [file(10, "application/pdf"), /“kitten.png” is not a PNG, JPEG or WebP picture/],
  [file(5 * 1024 * 1024 + 1), /has 5.1 MB; at most 5 MB/],
])("what is wrong already is never sent (%#)", async (wrong, sentence) => {
  const upload = show();
  act(() => upload.current.choose(wrong));
  await waitFor(() => expect(upload.current.refusal?.sentence).toMatch(sentence));
  expect([upload.current.sending, upload.current.refusal?.again, waiting]).toEqual([
    undefined,
    undefined,
    [],
  ]);
});
