// What a chosen file must be before it is sent, in the words that stand beside its field.
import { uploads } from "@solodesk/contract/platform/uploads.ts";

const { maxBytes, types } = uploads.create.upload;
/** Even the photograph of a good camera is lighter; opening more could stop a phone. */
const mostToOpen = 60 * 1024 * 1024;

export const acceptedPictures = types.join(",");

/** Why this file is not even opened. A file without a type is: its bytes tell. */
export function wrongToOpen({ name, type, size }: Pick<File, "name" | "type" | "size">): string | undefined {
  if (type !== "" && !types.some((one) => one === type))
    return `“${name}” is not a PNG, JPEG or WebP picture. Choose another file.`;
  return size > mostToOpen ? tooHeavy(size) : undefined;
}

/** Why what came of it is not sent. */
export const wrongToSend = ({ size }: Pick<Blob, "size">): string | undefined =>
  size > maxBytes ? tooHeavy(size) : undefined;

const tooHeavy = (size: number) =>
  `This picture has ${inMegabytes(size)} MB; at most ${inMegabytes(maxBytes)} MB can be sent. Make it smaller, or save it as a JPEG.`;

/** Rounded up, so that what is too much never reads as just enough. */
const inMegabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;
