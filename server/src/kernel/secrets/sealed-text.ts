// Encrypted text: access to the database alone is not enough to read it or to move it to another row.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `about` binds the text to what it belongs to; it must be the same to open it. */
export function sealText(key: Buffer, text: string, about = ""): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(about));
  const hidden = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString("base64url");
}

/** Undefined if the key or `about` differs, or the text was changed. */
export function openText(key: Buffer, sealed: string, about = ""): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  const hidden = bytes.subarray(IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
