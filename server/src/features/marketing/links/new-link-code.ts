import { randomInt } from "node:crypto";
import { linkAlphabet, linkCodeLength } from "@solodesk/contract/store/visits/link-code.ts";

export const newLinkCode = (): string =>
  Array.from({ length: linkCodeLength }, () => linkAlphabet[randomInt(linkAlphabet.length)]).join("");
