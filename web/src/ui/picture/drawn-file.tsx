import { useEffect, useRef } from "react";

/**
 * A preview of a picture during its upload, drawn from the file. Stays empty if the browser cannot decode the
 * file.
 */
export function DrawnFile({ file, className }: { file: File; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    void drawInto(canvas.current, file, () => isWanted);
    return () => {
      isWanted = false;
    };
  }, [file]);
  return <canvas ref={canvas} width={0} height={0} aria-hidden="true" className={className} />;
}

/** In pixels: sharp enough for a preview, small enough for a phone. */
const width = 640;

async function drawInto(canvas: HTMLCanvasElement | null, file: File, isWanted: () => boolean) {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: width, resizeQuality: "medium" });
    if (canvas && isWanted()) {
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
    }
    picture.close();
  } catch {
    // The upload reports whether the file is a picture.
  }
}
