import { draftsOf, isTooLong, lightEnough, type PictureDraft } from "./picture-drafts.ts";

/**
 * Returns the best version of a picture to upload: the file itself if shrinking gains nothing or the browser
 * cannot decode it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const picture = await opened(file);
  if (!picture) return file;
  let best: Blob = file;
  for (const draft of draftsOf({ width: picture.width, height: picture.height, bytes: file.size })) {
    const drawn = await drawnAs(draft, picture, file.type);
    if (!drawn) break;
    if (drawn.size < best.size || (best === file && isTooLong(picture))) best = drawn;
    if (best.size <= lightEnough) break;
  }
  picture.close();
  return best;
}

/** Upright, as the camera was held. `undefined` if the browser cannot decode the file. */
async function opened(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return undefined;
  }
}

async function drawnAs(
  { width, height, quality }: PictureDraft,
  picture: ImageBitmap,
  type: string,
): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, width, height);
  // A browser that cannot write WebP returns a PNG. It is large, but keeps transparency, which a JPEG does
  // not have.
  const drawn = await written(canvas, "image/webp", quality);
  const isWanted = drawn?.type === "image/webp" || type !== "image/jpeg";
  return isWanted ? drawn : written(canvas, "image/jpeg", quality);
}

const written = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | undefined>((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality),
  );
