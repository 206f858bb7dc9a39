import { z } from "zod";
import { PICTURE_URL } from "./picture.ts";

const UPLOAD_FIRST = "Upload the picture first.";

/** What a picture field of a request body takes: an address that an upload answered, and no other. */
export const PictureUrl = z.string(UPLOAD_FIRST).regex(PICTURE_URL, UPLOAD_FIRST);
