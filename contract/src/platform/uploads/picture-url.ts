import { z } from "zod";
import { t } from "../../kernel/language/t.ts";
import { PICTURE_URL } from "./picture.ts";

const uploadFirst = { error: () => t("Upload the picture first.") };

/** A picture field of a request body: accepts only an address that an upload returned. */
export const PictureUrl = z.string(uploadFirst).regex(PICTURE_URL, uploadFirst);
