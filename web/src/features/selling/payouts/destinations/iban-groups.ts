/** "DE89 3704 0044": in groups of four, as printed. */
export const ibanGroups = (written: string): string =>
  (
    plain(written)
      .toUpperCase()
      .slice(0, 34)
      .match(/.{1,4}/g) ?? []
  ).join(" ");

/** Groups the input's value and keeps the caret after the same character. */
export function groupIban(input: HTMLInputElement): void {
  const before = plain(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = ibanGroups(input.value);
  const caret = before + Math.max(0, Math.ceil(before / 4) - 1);
  input.setSelectionRange(caret, caret);
}

const plain = (written: string) => written.replaceAll(/[^0-9a-z]/gi, "");
