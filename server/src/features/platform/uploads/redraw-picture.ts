// Of an uploaded file, only the pixels are trusted: they are redrawn, and everything else in the file is
// dropped.
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
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
  /** The picture itself and smaller versions of it. */
  files: { name: string; bytes: Buffer }[];
}

const MOST_PIXELS = 40_000_000;
/** The most bytes of unpacked pixels per picture, and the number above which a picture is processed alone. */
const MOST_UNPACKED = 100_000_000;
const LARGE = 30_000_000;
/** The longest time to unpack a picture, in seconds. */
const PATIENCE = 15;
const QUALITY = 82;

const drawing = takingTurns({
  places: 2,
  waiting: 30,
  message: msg("We're preparing many pictures right now. Try again in a moment."),
});

const refused = (sentence: string) => new AppError("validation_failed", { fields: { file: sentence } });

const damaged = () => refused(t("This picture is damaged. Save it again and retry."));

const tooSlow = () =>
  new AppError("unavailable", {
    message: t("Preparing this picture took too long. Try again, or make it smaller first."),
  });

/**
 * Redraws a picture in its own size and in smaller ones. Throws "validation_failed" for a file that is not a complete picture of an
 * acceptable size, and "unavailable".
 */
export async function redrawPicture(
  bytes: Buffer,
  smallerWidths: readonly number[] = pictureWidths,
): Promise<RedrawnPicture> {
  const draw = await loadSharp();
  // Inspecting takes turns too: files made to be hard to read can arrive in any number.
  const unpacked = unpackedBytes(await drawing(() => inspect(draw, bytes)));
  return drawing(() => redraw(draw, bytes, smallerWidths), unpacked > LARGE ? 2 : 1);
}

/** Reads the file's metadata before any pixel is unpacked. */
async function inspect(draw: Draw, bytes: Buffer): Promise<Metadata> {
  // The pixel limit is checked below; nothing is unpacked yet.
  const found = await draw(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      const isForeign = error instanceof Error && error.message.includes("unsupported image format");
      throw isForeign ? refused(t("This is not a PNG, JPEG or WebP picture.")) : damaged();
    });
  if (found.width * found.height > MOST_PIXELS)
    throw refused(t("This picture has more than 40 million pixels."));
  if (unpackedBytes(found) > MOST_UNPACKED)
    throw refused(t("This picture is too large. Make it smaller, or save it as a JPEG."));
  return found;
}

/**
 * Returns the bytes unpacked at once. Most files are read line by line; WebP and progressive ones only as a
 * whole.
 */
function unpackedBytes({ format, isProgressive, width, height, channels, depth }: Metadata): number {
  if (format === "webp") return width * height * 4;
  return isProgressive ? width * height * channels * (depth === "ushort" ? 2 : 1) : 0;
}

async function redraw(draw: Draw, bytes: Buffer, smallerWidths: readonly number[]): Promise<RedrawnPicture> {
  const { data, info } = await pixelsOf(draw, bytes);
  const { width, height, channels } = info;
  const drawn = () => draw(data, { raw: { width, height, channels } });
  const packed = (picture: ReturnType<Draw>) => picture.webp({ quality: QUALITY }).toBuffer();

  const files = [{ name: pictureFile(info), bytes: await packed(drawn()) }];
  for (const smaller of smallerWidths.filter((candidate) => candidate < width)) {
    files.push({
      name: smallerPictureFile(smaller),
      bytes: await packed(drawn().resize({ width: smaller })),
    });
  }
  return { width, height, files };
}

/** Unpacks the pixels upright, in sRGB, and at most as large as pictures are shown. */
const pixelsOf = (draw: Draw, bytes: Buffer) =>
  draw(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true, pages: 1, failOn: "error" })
    .timeout({ seconds: PATIENCE })
    .autoOrient()
    .resize({ width: maxPictureSide, height: maxPictureSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      // Only the message tells a timeout from the errors of a broken file.
      const isLate = error instanceof Error && error.message.startsWith("timeout");
      throw isLate ? tooSlow() : damaged();
    });
