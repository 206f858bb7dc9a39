import { useEffect, useRef } from "react";

/** A picture that is still on its way, drawn from the file itself; nothing where this browser cannot open it. */
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

/** Sharp enough for a preview, and light for a phone. */
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
    // Whether it is a picture at all, the upload tells.
  }
}
