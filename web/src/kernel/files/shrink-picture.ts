import { draftsOf, isTooLong, lightEnough, type PictureDraft } from "./picture-drafts.ts";

/** The picture as it is best sent: the file itself where nothing is gained, or where this browser cannot draw it. */
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

/** Upright, as the camera was held. Undefined for what this browser does not know or finds damaged. */
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
  // Whoever cannot write WebP answers a PNG, which is heavy but keeps what is transparent; a JPEG never was.
  const drawn = await written(canvas, "image/webp", quality);
  const isWanted = drawn?.type === "image/webp" || type !== "image/jpeg";
  return isWanted ? drawn : written(canvas, "image/jpeg", quality);
}

const written = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | undefined>((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality),
  );
