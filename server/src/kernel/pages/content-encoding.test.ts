import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptsGzip, encodingFor, pack } from "./content-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0, gzip ; q=0.000", "identity"],
  ["br;q=0.001", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["identity", "identity"],
  ["brotli, gzipped, x-gzip", "identity"],
  [",;,=", "identity"],
])("who accepts %j gets %s", (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

test("gzip is asked for by itself where the answer is made anew each time", () => {
  expect(["br, gzip", "br", "gzip;q=0, *", undefined].map(acceptsGzip)).toEqual([true, false, false, false]);
});

test("what is packed is the same once unpacked", async () => {
  const body = Buffer.from("a shelf of bread ".repeat(400));
  expect(brotliDecompressSync(await pack(body, "br"))).toEqual(body);
  expect(gunzipSync(await pack(body, "gzip"))).toEqual(body);
  expect(await pack(body, "identity")).toBe(body);
});
