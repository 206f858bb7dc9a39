import type { Sharp, SharpInput, SharpOptions } from "sharp";

export interface Draw {
  (input: SharpInput, options?: SharpOptions): Sharp;
  (options: SharpOptions): Sharp;
}

let loading: Promise<Draw> | undefined;

/**
 * Loads the image library at the first upload: its 20 MB are not needed by an installation without pictures.
 */
export const loadSharp = (): Promise<Draw> =>
  (loading ??= load().catch((error: unknown) => {
    // A temporary read error must not prevent all uploads until the next start.
    loading = undefined;
    throw error;
  }));

/** sharp can open drawings with scripts, documents and much else; here it opens only PNG, JPEG and WebP. */
async function load(): Promise<Draw> {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
  });
  sharp.cache(false);
  // One thread per picture; redraw-picture.ts limits how many are processed at once.
  sharp.concurrency(1);
  return sharp;
}
