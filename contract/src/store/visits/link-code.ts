// The short addresses of tagged links, which are printed on flyers and typed in from there.
import { z } from "zod";
import type { QrCodeKind } from "../../kernel/qr-code.ts";

/** Each link has the address /l/:code, and its QR code as a picture below that. */
export const linkFolder = "/l/";

/** Without letters and digits that are easily confused, and without vowels, so that no code is a word. */
export const linkAlphabet = "23456789bcdfghjkmnpqrstvwxz";
export const linkCodeLength = 8;

export const LinkCode = z.string().regex(new RegExp(`^[${linkAlphabet}]{${linkCodeLength}}$`));

/** The query parameter that names the link in the address it leads to. */
export const linkTag = "link";

export const linkPath = (code: string): string => `${linkFolder}${code}`;

export const linkQrPath = (code: string, kind: QrCodeKind): string => `${linkPath(code)}/qr.${kind}`;
