import type { Sharp, SharpInput, SharpOptions } from "sharp";

export interface Draw {
  (input: SharpInput, options?: SharpOptions): Sharp;
  (options: SharpOptions): Sharp;
}

let loading: Promise<Draw> | undefined;

/** The library that draws, loaded at the first upload: 20 MB that a desk without pictures does without. */
export const loadSharp = (): Promise<Draw> =>
  (loading ??= load().catch((error: unknown) => {
    // A disk that could not be read for a moment is no reason to take no picture until the next start.
    loading = undefined;
    throw error;
  }));

/** It could open drawings that hold scripts, documents and much else; here it opens three kinds. */
async function load(): Promise<Draw> {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
  });
  sharp.cache(false);
  // One thread a picture: how many are worked on at once is decided elsewhere.
  sharp.concurrency(1);
  return sharp;
}
