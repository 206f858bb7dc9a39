import { z } from "zod";
import { PICTURE_URL } from "./picture.ts";

const UPLOAD_FIRST = "Upload the picture first.";

/** A picture field of a request body: accepts only an address that an upload returned. */
export const PictureUrl = z.string(UPLOAD_FIRST).regex(PICTURE_URL, UPLOAD_FIRST);
