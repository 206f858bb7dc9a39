// The discount codes that this browser's buyer has entered, stored beside the cart and kept in sync between tabs.
import { maxCodes } from "@solodesk/contract/selling/discounts/applied-discount.ts";
import { foldTag } from "@solodesk/contract/store/visits/fold-tag.ts";
import { onStored, readJson, removeKey, writeJson } from "#kernel/storage/storage.ts";
import { createStore } from "#kernel/storage/store.ts";
import { codesKey } from "./cart-key.ts";

/** Not by the contract's schema, which the pages that only forget codes would load too. */
function stored(): string[] {
  const written = readJson(codesKey);
  return Array.isArray(written) ? written.filter((one) => typeof one === "string").slice(0, maxCodes) : [];
}

export const codes = createStore<readonly string[]>(stored());
onStored(codesKey, () => codes.set(stored()));

function change(next: readonly string[]): void {
  codes.set(next);
  if (next.length === 0) removeKey(codesKey);
  else writeJson(codesKey, next);
}

/** Case doesn't matter, so that a code isn't there twice. The oldest makes room for one too many. */
export function addCode(typed: string): void {
  const code = typed.trim();
  const others = codes.get().filter((one) => !isSameCode(one, code));
  if (code !== "") change([...others, code].slice(-maxCodes));
}

export const removeCode = (code: string): void => change(codes.get().filter((one) => one !== code));

/** Called once they are used: another cart begins without. */
export const forgetCodes = (): void => change([]);

/** As the server compares them. */
export const isSameCode = (one: string, other: string): boolean => foldTag(one) === foldTag(other);
