// What was sent is believed in nothing but its pixels: they are drawn anew, and all else of the file stays behind.
import {
  maxPictureSide,
  pictureFile,
  pictureWidths,
  smallerPictureFile,
} from "@solodesk/contract/platform/uploads/picture.ts";
import type { Metadata } from "sharp";
import { AppError } from "#kernel/app-error.ts";
import { takingTurns } from "#kernel/limits/turns.ts";
import { type Draw, loadSharp } from "./load-sharp.ts";

export interface RedrawnPicture {
  width: number;
  height: number;
  /** The picture itself and smaller ones. */
  files: { name: string; bytes: Buffer }[];
}

const MOST_PIXELS = 40_000_000;
/** Bytes of pixels that may lie unpacked in the memory at once, and from how many on nothing else may lie beside them. */
const MOST_UNPACKED = 100_000_000;
const LARGE = 30_000_000;
/** Seconds. */
const PATIENCE = 15;
const QUALITY = 82;

const drawing = takingTurns({
  places: 2,
  waiting: 30,
  message: "Many pictures are being prepared right now. Try again in a moment.",
});

const refused = (sentence: string) => new AppError("validation_failed", { fields: { file: sentence } });

const damaged = () => refused("This picture is damaged. Save it anew and try again.");

const tooSlow = () =>
  new AppError("unavailable", {
    message: "Preparing this picture took too long. Try again, or make it smaller first.",
  });

/** Throws "validation_failed" for what is no whole picture of a sound size, and "unavailable". */
export async function redrawPicture(bytes: Buffer): Promise<RedrawnPicture> {
  const draw = await loadSharp();
  // In turns too: files that are made to be hard to read come as many at once as others.
  const unpacked = unpackedBytes(await drawing(() => inspect(draw, bytes)));
  return drawing(() => redraw(draw, bytes), unpacked > LARGE ? 2 : 1);
}

/** Reads what the file says of itself, before a single pixel is unpacked. */
async function inspect(draw: Draw, bytes: Buffer): Promise<Metadata> {
  // How many pixels are too many is said below; here nothing is unpacked yet.
  const found = await draw(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      const isForeign = error instanceof Error && error.message.includes("unsupported image format");
      throw isForeign ? refused("This is not a PNG, JPEG or WebP picture.") : damaged();
    });
  if (found.width * found.height > MOST_PIXELS)
    throw refused("This picture has more than 40 million pixels.");
  if (unpackedBytes(found) > MOST_UNPACKED)
    throw refused(
      "This picture is too large in the way it is packed. Make it smaller, or save it as a JPEG.",
    );
  return found;
}

/** Most files are read line by line; these kinds only as a whole. */
function unpackedBytes({ format, isProgressive, width, height, channels, depth }: Metadata): number {
  if (format === "webp") return width * height * 4;
  return isProgressive ? width * height * channels * (depth === "ushort" ? 2 : 1) : 0;
}

async function redraw(draw: Draw, bytes: Buffer): Promise<RedrawnPicture> {
  const { data, info } = await pixelsOf(draw, bytes);
  const { width, height, channels } = info;
  const drawn = () => draw(data, { raw: { width, height, channels } });
  const packed = (picture: ReturnType<Draw>) => picture.webp({ quality: QUALITY }).toBuffer();

  const files = [{ name: pictureFile(info), bytes: await packed(drawn()) }];
  for (const smaller of pictureWidths.filter((candidate) => candidate < width)) {
    files.push({
      name: smallerPictureFile(smaller),
      bytes: await packed(drawn().resize({ width: smaller })),
    });
  }
  return { width, height, files };
}

/** Upright, in the colours of screens, at most as large as any picture is shown. */
const pixelsOf = (draw: Draw, bytes: Buffer) =>
  draw(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true, pages: 1, failOn: "error" })
    .timeout({ seconds: PATIENCE })
    .autoOrient()
    .resize({ width: maxPictureSide, height: maxPictureSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      // What a decoder says of a broken file has no other form; that it was cut short has.
      const isLate = error instanceof Error && error.message.startsWith("timeout");
      throw isLate ? tooSlow() : damaged();
    });
