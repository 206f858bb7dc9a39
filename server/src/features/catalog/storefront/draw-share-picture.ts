// Draws the preview picture of a shared store address: the store's banner, or its colour with its logo, with
// its name on top. A JPEG, because most networks show no SVG and some no WebP.
import { fileURLToPath } from "node:url";
import { sharePicture } from "@solodesk/contract/catalog/storefront/share-picture.ts";
import { shortened } from "@solodesk/contract/catalog/storefront/shortened.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { OverlayOptions } from "sharp";
import { type Draw, loadSharp } from "#features/platform/uploads/load-sharp.ts";
import { takingTurns } from "#kernel/limits/turns.ts";
import { escapeHtml } from "#kernel/pages/escape-html.ts";

const FONT = fileURLToPath(import.meta.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"));
/** Characters that the font has; any other name would be a row of boxes. */
const DRAWABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{P}\p{Zs}$€£¥+=<>|~^`]*$/u;

const { width, height } = sharePicture;
/** Pixels between the text and the edge. */
const EDGE = 80;
const LOGO = 160;
/** Pixels between two texts. */
const GAP = 32;
const NAME = { size: 72, color: "#ffffff", most: 60 };
const TAGLINE = { size: 34, color: "#e8e5df", most: 90 };

export type ShareLook = Pick<Store, "name" | "tagline" | "accent_color">;
interface Pictures {
  /** Files as they were uploaded. */
  banner: Buffer | undefined;
  logo: Buffer | undefined;
}

const drawing = takingTurns({
  places: 1,
  waiting: 30,
  message: msg("Many pictures are being drawn right now. Try again in a moment."),
});

/** Throws "unavailable" if too many pictures are requested at once. */
export const drawSharePicture = (look: ShareLook, pictures: Pictures): Promise<Buffer> =>
  drawing(async () => draw(await loadSharp(), look, pictures));

async function draw(
  sharp: Draw,
  { name, tagline, accent_color }: ShareLook,
  { banner, logo }: Pictures,
): Promise<Buffer> {
  const ground = banner
    ? sharp(banner).resize({ width, height, fit: "cover" })
    : sharp({ create: { width, height, channels: 3, background: accent_color } });
  const layers: OverlayOptions[] = [{ input: await shade(sharp) }];
  if (logo && !banner) layers.push({ input: await square(sharp, logo), left: EDGE, top: EDGE });

  let bottom = height - EDGE;
  for (const written of [await write(sharp, tagline, TAGLINE), await write(sharp, name, NAME)]) {
    if (!written) continue;
    const top = bottom - written.info.height;
    layers.push({ input: written.data, left: EDGE, top });
    bottom = top - GAP;
  }
  // An uploaded picture may be partly transparent.
  return ground.flatten({ background: accent_color }).composite(layers).jpeg({ quality: 85 }).toBuffer();
}

/** A shade, dark enough towards the bottom for white text on any colour or photograph. */
function shade(sharp: Draw): Promise<Buffer> {
  const column = Buffer.from(
    Array.from({ length: height }, (_, y) => [0, 0, 0, Math.round(40 + 190 * (y / height) ** 1.5)]).flat(),
  );
  const raw = { width: 1, height, channels: 4 } as const;
  return sharp(column, { raw }).resize({ width, height, fit: "fill" }).png().toBuffer();
}

const square = (sharp: Draw, picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize({ width: LOGO, height: LOGO, fit: "cover" }).png().toBuffer();

/** Undefined if the text is empty or has characters that the font lacks. */
async function write(sharp: Draw, text: string, { size, color, most }: typeof NAME) {
  if (text.trim() === "" || !DRAWABLE.test(text)) return undefined;
  return sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(shortened(text, most))}</span>`,
      font: `Inter SemiBold ${size}`,
      fontfile: FONT,
      width: width - 2 * EDGE,
      dpi: 72,
      wrap: "word-char",
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}
