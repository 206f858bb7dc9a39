// The short addresses of tagged links: what is printed on flyers, and typed from them.
import { z } from "zod";
import type { QrCodeKind } from "../../kernel/qr-code.ts";

/** Below it each link has its address, /l/:code; beside that its code as a picture. */
export const linkFolder = "/l/";

/** Without letters and digits that are taken for one another, and without vowels, so that none is a word. */
export const linkAlphabet = "23456789bcdfghjkmnpqrstvwxz";
export const linkCodeLength = 8;

export const LinkCode = z.string().regex(new RegExp(`^[${linkAlphabet}]{${linkCodeLength}}$`));

/** What the address that a link leads to names it by. */
export const linkTag = "link";

export const linkPath = (code: string): string => `${linkFolder}${code}`;

export const linkQrPath = (code: string, kind: QrCodeKind): string => `${linkPath(code)}/qr.${kind}`;
