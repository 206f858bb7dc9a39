import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blackPng, drawn, formOf, jpeg } from "../test-pictures.ts";
import { registerSeller } from "./seller-client.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { type TestSite, testSite } from "./test-site.ts";

let site: TestSite;
let server: ServerProcess;
const tokens: string[] = [];
beforeAll(async () => {
  site = await testSite();
  server = await startServer(site);
  // One account may send two at once.
  for (let i = 0; i < 20; i += 1) tokens.push(await registerSeller(server.url, `ada-${i}@example.com`));
  // What the first picture loads is no growth.
  expect(await send(await uploadOf(await jpeg(2_000, 1_500)))).toBe(201);
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});

const MEGABYTE = 1024 * 1024;

/** Megabytes, of the server's process. */
function memory(which: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Number(new RegExp(`${which}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}
/** From now on the peak is that of what follows. */
const forgetPeak = () => writeFileSync(`/proc/${server.pid}/clear_refs`, "5");

/** Written once for all who send it: a client that is busy writing it would be refused as a slow sender. */
async function uploadOf(bytes: Buffer) {
  const form = new Response(formOf(["file", bytes, "picture.png"]));
  return { type: form.headers.get("content-type") ?? "", body: Buffer.from(await form.arrayBuffer()) };
}
type Upload = Awaited<ReturnType<typeof uploadOf>>;

async function send({ type, body }: Upload, nth = 0): Promise<number> {
  const answer = await fetch(`${server.url}${M}/uploads`, {
    method: "POST",
    headers: { authorization: `Bearer ${tokens[nth % tokens.length]}`, "content-type": type },
    body,
  });
  await answer.text();
  return answer.status;
}

/** Comes in waves, so that it must be unpacked as a whole. */
const inWaves = (width: number, height: number) =>
  drawn(width, height).jpeg({ progressive: true, quality: 50 }).toBuffer();

interface Attack {
  statuses: number[];
  /** Megabytes by which the process was larger at its largest. */
  grown: number;
}

async function attack(count: number, bytes: Buffer): Promise<Attack> {
  const upload = await uploadOf(bytes);
  const before = memory("VmRSS");
  forgetPeak();
  const statuses = await Promise.all(Array.from({ length: count }, (_, nth) => send(upload, nth)));
  return { statuses: [...new Set(statuses)].toSorted(), grown: Math.round(memory("VmHWM") - before) };
}

const attacks: [what: string, count: number, make: () => Buffer | Promise<Buffer>, statuses: number[]][] = [
  [
    "pictures of 400 million pixels",
    10,
    () => blackPng({ width: 20_000, height: 20_000, bitDepth: 1, colour: "grey" }),
    [422],
  ],
  ["bodies of 50 MB", 4, () => Buffer.alloc(50 * MEGABYTE), [413]],
  ["files of 5 MB that are nothing", 40, () => Buffer.alloc(5 * MEGABYTE - 1_000), [422, 503]],
  ["JPEGs of 33 million pixels", 3, () => inWaves(6_600, 5_000), [201]],
  [
    "PNGs of 98 MB that arrive as 100 kB",
    3,
    () => blackPng({ width: 3_500, height: 3_500, bitDepth: 16, colour: "rgba", interlaced: true }),
    [201],
  ],
];

test.each(attacks)("F4: %s make the server at most 200 MB larger", async (_what, count, make, expected) => {
  const bytes = await make();
  // Making a picture takes so long that the server closes idle connections: that has to be noticed before one is used.
  await wait(100);
  const { statuses, grown } = await attack(count, bytes);
  console.info(grown, "MB");
  expect(expected).toEqual(expect.arrayContaining(statuses));
  expect(grown).toBeLessThanOrEqual(200);
});

test("and it goes on", async () => {
  expect(await send(await uploadOf(await jpeg(200, 150)))).toBe(201);
});
