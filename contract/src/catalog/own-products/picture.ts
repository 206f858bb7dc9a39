import { z } from "zod";

/** `alt` says what it shows, for those who can't see it; empty if the seller wrote nothing. */
export const GalleryPicture = z.object({ url: z.string(), alt: z.string() });
export type GalleryPicture = z.infer<typeof GalleryPicture>;
