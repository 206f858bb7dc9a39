// Pictures as people send them, and as people who mean harm do.
import { crc32, deflateSync } from "node:zlib";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import type { UploadedPicture } from "@solodesk/contract/platform/uploads.ts";
import sharp from "sharp";
import type { TestApp } from "./test-app.ts";

/** A picture of one colour with a brighter left half, so that one sees which way up it is. */
export const drawn = (width: number, height: number, background = "#336699") =>
  sharp({ create: { width, height, channels: 3, background } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: "#ffee88" } },
      left: 0,
      top: 0,
    },
  ]);

export const jpeg = (width: number, height: number) => drawn(width, height).jpeg().toBuffer();
export const png = (width: number, height: number) => drawn(width, height).png().toBuffer();

/** As a phone takes it: grainy, so that it weighs a lot, and on its side until its orientation mark is read. */
export const photograph = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

interface PngKind {
  width: number;
  height: number;
  bitDepth: 1 | 16;
  colour: "grey" | "rgba";
  interlaced?: boolean;
}

/** Where the seven pictures begin that an interlaced one is sent as, and how far apart their pixels lie. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function unpackedSize({ width, height, bitDepth, colour, interlaced }: PngKind): number {
  const sizes = (interlaced ? passes : [[0, 0, 1, 1] as const]).map(([x, y, across, down]) => {
    const columns = Math.ceil((width - x) / across);
    return (
      Math.ceil((height - y) / down) * (1 + Math.ceil((columns * bitDepth * (colour === "rgba" ? 4 : 1)) / 8))
    );
  });
  return sizes.reduce((sum, size) => sum + size);
}

/** A black PNG, well-formed and tiny however large it is once unpacked. */
export function blackPng(kind: PngKind): Buffer {
  const { width, height, bitDepth, colour, interlaced = false } = kind;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colour === "rgba" ? 6 : 0, 0, 0, Number(interlaced)], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(unpackedSize(kind)))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

type Part = [name: string, content: Buffer | string, filename?: string, type?: string];

/** A form as a browser sends it; a part with a file name is a file. */
export function formOf(...parts: Part[]): FormData {
  const form = new FormData();
  for (const [name, content, filename, type = "image/png"] of parts) {
    if (filename === undefined) form.append(name, String(content));
    else form.append(name, new Blob([Buffer.from(content)], { type }), filename);
  }
  return form;
}

export const sendForm = (server: TestApp, headers: Record<string, string>, ...parts: Part[]) =>
  server.http.inject({ method: "POST", url: `${M}/uploads`, headers, payload: formOf(...parts) });

/** What the upload of a picture answers. */
export async function uploaded(
  server: TestApp,
  seller: { headers: Record<string, string> },
  picture?: Buffer,
): Promise<UploadedPicture> {
  const bytes = picture ?? (await png(20, 10));
  const answer = await sendForm(server, seller.headers, ["file", bytes, "picture.png"]);
  if (answer.statusCode !== 201) throw new Error(`the upload answered ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}
