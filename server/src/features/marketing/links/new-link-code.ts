import { randomInt } from "node:crypto";
import { linkAlphabet, linkCodeLength } from "@solodesk/contract/kernel/link-code.ts";

export const newLinkCode = (): string =>
  Array.from({ length: linkCodeLength }, () => linkAlphabet[randomInt(linkAlphabet.length)]).join("");
