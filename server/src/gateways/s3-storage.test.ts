import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { bucketOf } from "#kernel/config/bucket.ts";
import { readConfig } from "#kernel/config/config.ts";
import type { FileStorage } from "#kernel/files/file-storage.ts";
import { eventually } from "#test/eventually.ts";
import { foldersOf, keepsFiles, readStored } from "#test/storage-contract.ts";
import { SECRET_OF_BUCKET, type TestBucket, testBucket } from "#test/test-bucket.ts";
import { s3Storage } from "./s3-storage.ts";

let bucket: TestBucket;
let storage: FileStorage;
let lines: string[] = [];
beforeAll(async () => {
  bucket = await testBucket("desk/pictures");
  storage = opened();
});
afterAll(() => bucket.stop());

const log = pino({}, { write: (line: string) => void lines.push(line) });
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

function opened(settings: Partial<ReturnType<typeof readConfig>> = {}): FileStorage {
  return s3Storage(bucketOf({ ...readConfig({}, ""), ...bucket.settings(), ...settings })!, log);
}

keepsFiles(() => storage, 1_100);

test("there is always room, and nothing was told to the operator", async () => {
  expect(await storage.free()).toBe(Number.POSITIVE_INFINITY);
  expect(lines).toEqual([]);
});

test("what lies beside our folder is neither seen nor removed", async () => {
  const beside = opened({ S3_PREFIX: undefined });
  const longer = opened({ S3_PREFIX: "desk/pictures-of-others" });
  await beside.put("desk/x.webp", Buffer.from("beside"));
  await longer.put("a1/x.webp", Buffer.from("longer"));
  expect(await foldersOf(storage)).toEqual(["a1", "b2"]);
  expect(await foldersOf(beside)).toEqual(["desk"]);
  await storage.remove("a1");
  expect(await readStored(longer, "a1/x.webp")).toEqual({ size: 6, text: "longer" });
  expect(await readStored(beside, "desk/x.webp")).toEqual({ size: 6, text: "beside" });
});

describe("what goes wrong", () => {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    for (const server of servers.splice(0)) server.close();
    lines = [];
  });

  async function addressOf(server: Server): Promise<string> {
    servers.push(server.listen(0, "127.0.0.1"));
    server.on("connection", (socket: Socket) => {
      sockets.add(socket);
      socket.on("error", () => undefined);
    });
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** A proxy that cuts the connection after so many bytes up or down. */
  const cutLine = (most: { up?: number; down?: number }) =>
    addressOf(
      createServer((near) => {
        const far = connect(bucket.port, "127.0.0.1");
        sockets.add(far);
        const pass = (from: Socket, to: Socket, left = Number.POSITIVE_INFINITY) => {
          from.on("error", () => to.destroy()).on("end", () => to.end());
          from.on("data", (data) => {
            to.write(data.subarray(0, left));
            left -= data.length;
            if (left < 0) setTimeout(() => [near, far].map((socket) => socket.resetAndDestroy()), 20);
          });
        };
        pass(near, far, most.up);
        pass(far, near, most.down);
      }),
    );

  const unavailable = {
    code: "unavailable",
    message: "Pictures cannot be kept or shown right now. Try again later.",
    details: { retryAfter: 60 },
  };
  const large = Buffer.alloc(2_000_000, 7);

  /** A server that refuses every request with this S3 error. */
  const refusing = (status: number, code: string) =>
    addressOf(
      createHttpServer((request, answer) => {
        request.resume().on("end", () => {
          answer.writeHead(status, { "content-type": "application/xml" });
          answer.end(
            `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${SECRET_OF_BUCKET} is wrong</Message></Error>`,
          );
        });
      }),
    );

  /** Runs each call and checks its error and the log lines. */
  async function attempts(broken: FileStorage) {
    const calls = [
      () => broken.put("d4/x.webp", Buffer.from("x")),
      () => broken.open("d4/x.webp"),
      () => broken.remove("d4"),
      () => foldersOf(broken),
    ];
    const ends: unknown[] = [];
    for (const call of calls) ends.push(await call().catch((error: unknown) => error));
    expect(ends).toMatchObject(calls.map(() => unavailable));
    expect(lines.join("")).not.toContain(SECRET_OF_BUCKET);
    return logged().map(({ level, operation, reason }) => [level, operation, reason]);
  }

  const allFor = (reason: string) => ["put", "open", "list", "list"].map((call) => [50, call, reason]);

  test.each([
    [403, "InvalidAccessKeyId"],
    [403, "SignatureDoesNotMatch"],
    [403, "AccessDenied"],
    [404, "NoSuchBucket"],
  ])(
    "%i %s is told to the operator by its name, never taken for a file that is not there",
    async (status, code) => {
      expect(await attempts(opened({ S3_ENDPOINT: await refusing(status, code) }))).toEqual(allFor(code));
    },
  );

  test("a bucket that does not exist", async () => {
    expect(await attempts(opened({ S3_BUCKET: "nobody-made-this" }))).toEqual(allFor("NoSuchBucket"));
    expect(logged()[0]).toMatchObject({ bucket: "nobody-made-this", msg: "the bucket did not do as asked" });
  });

  test("nobody listens", async () => {
    const server = createServer();
    const address = await addressOf(server);
    server.close();
    await once(server, "close");
    expect(await attempts(opened({ S3_ENDPOINT: address }))).toEqual(allFor("ECONNREFUSED"));
  });

  test("a bucket that stumbles is asked again, so nobody hears of it", async () => {
    let asked = 0;
    let names: string[] = [];
    const address = await addressOf(
      createHttpServer((request, answer) => {
        asked += 1;
        names = Object.keys(request.headers);
        request.resume().on("end", () => answer.writeHead(asked < 3 ? 503 : 200, { etag: '"x"' }).end());
      }),
    );
    await opened({ S3_ENDPOINT: address }).put("d4/x.webp", Buffer.from("x"));
    expect([asked, lines]).toEqual([3, []]);
    // Servers that do not know these headers refuse requests with them.
    expect(names.filter((name) => /checksum|crc|trailer|expect$/.test(name))).toEqual([]);
  });

  test("a line that breaks while a file goes up leaves no part of it", async () => {
    const broken = opened({ S3_ENDPOINT: await cutLine({ up: 500_000 }) });
    await expect(broken.put("d4/x.webp", large)).rejects.toMatchObject(unavailable);
    expect(logged()).toMatchObject([
      { operation: "put", reason: expect.stringMatching(/^E(CONNRESET|PIPE)$/) },
    ]);
    expect(await storage.open("d4/x.webp")).toBeUndefined();
    await storage.put("d4/x.webp", Buffer.from("old"));
    await expect(broken.put("d4/x.webp", large)).rejects.toMatchObject(unavailable);
    expect(await readStored(storage, "d4/x.webp")).toEqual({ size: 3, text: "old" });
  });

  test("a line that breaks while a file comes down is an error, not a shorter file", async () => {
    await storage.put("d4/large.webp", large);
    const broken = opened({ S3_ENDPOINT: await cutLine({ down: 500_000 }) });
    const file = await broken.open("d4/large.webp");
    expect(file?.size).toBe(large.length);
    await expect(buffer(file!.stream)).rejects.toThrow("aborted");
  });

  test("a bucket that never answers is given up after 15 seconds", async () => {
    const address = await addressOf(createServer(() => undefined));
    const silent = opened({ S3_ENDPOINT: address });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const outcome = silent.put("d4/x.webp", large).catch((error: unknown) => error);
      await eventually(() => expect(sockets.size).toBe(1));
      await vi.advanceTimersByTimeAsync(14_000);
      expect(lines).toEqual([]);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await outcome).toMatchObject(unavailable);
      expect(logged()).toMatchObject([{ operation: "put", reason: "AbortError" }]);
    } finally {
      vi.useRealTimers();
    }
  });
});
