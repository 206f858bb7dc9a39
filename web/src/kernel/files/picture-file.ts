// What a chosen file must be before it is uploaded. The messages are shown below its field.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { uploads } from "@solodesk/contract/platform/uploads.ts";

const { maxBytes, types } = uploads.create.upload;
/** In bytes. Even photos of good cameras are smaller; opening a larger file could crash a phone. */
const maxToOpen = 60 * 1024 * 1024;

export const acceptedPictures = types.join(",");

/** The reason not to open this file. A file without a type is opened: its bytes decide. */
export function wrongToOpen({ name, type, size }: Pick<File, "name" | "type" | "size">): string | undefined {
  if (type !== "" && !types.some((one) => one === type))
    return t("“{file}” is not a PNG, JPEG or WebP picture. Choose another file.", { file: name });
  return size > maxToOpen ? tooHeavy(size) : undefined;
}

/** The reason not to send the shrunken picture. */
export const wrongToSend = ({ size }: Pick<Blob, "size">): string | undefined =>
  size > maxBytes ? tooHeavy(size) : undefined;

const tooHeavy = (size: number) =>
  t("This picture has {size} MB; at most {limit} MB can be sent. Make it smaller, or save it as a JPEG.", {
    size: inMegabytes(size),
    limit: inMegabytes(maxBytes),
  });

/** Rounded up, so that a size over the limit never reads as within it. */
const inMegabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;
