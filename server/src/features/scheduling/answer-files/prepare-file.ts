// Of a picture only the pixels are stored, as for all uploads. A PDF is stored as it came and never shown by us.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { redrawPicture } from "#features/platform/uploads/redraw-picture.ts";
import { AppError } from "#kernel/app-error.ts";

interface PreparedFile {
  type: string;
  extension: "pdf" | "webp";
  bytes: Buffer;
}

const refused = (sentence: string) => new AppError("validation_failed", { fields: { file: sentence } });

/** What Apple's phones write unless they are asked for something else. */
const isHeic = (bytes: Buffer): boolean => /^ftyp(hei|hev|mif|msf)/.test(bytes.toString("latin1", 4, 12));

const isPicture = (bytes: Buffer): boolean =>
  /^(\x89PNG\r\n|\xff\xd8\xff|RIFF[^]{4}WEBP)/.test(bytes.toString("latin1", 0, 12));

/** Identifies a file by its first bytes. Throws "validation_failed", "unavailable". */
export async function prepareFile(bytes: Buffer): Promise<PreparedFile> {
  if (bytes.toString("latin1", 0, 5) === "%PDF-") return { type: "application/pdf", extension: "pdf", bytes };
  if (isHeic(bytes))
    throw refused(t("We can't read HEIC pictures. Choose a JPEG, PNG or WebP picture, or a PDF."));
  if (!isPicture(bytes)) throw refused(t("Choose a JPEG, PNG or WebP picture, or a PDF."));
  const { files } = await redrawPicture(bytes, []);
  const [picture] = files;
  if (!picture) throw new Error("A redrawn picture has no file.");
  return { type: "image/webp", extension: "webp", bytes: picture.bytes };
}
