import { expect, test } from "vitest";
import { groupIban, ibanGroups } from "./iban-groups.ts";

test.each([
  ["", ""],
  ["de8", "DE8"],
  ["de89370", "DE89 370"],
  ["DE89-3704 0044", "DE89 3704 0044"],
  ["x".repeat(50), `${"XXXX ".repeat(8)}XX`],
])("%s is written %s", (written, groups) => expect(ibanGroups(written)).toBe(groups));

test.each([
  ["DE893|", "DE89 3|"],
  // One character added in the middle, and one removed.
  ["DE899| 3704", "DE89 9|370 4"],
  ["DE8| 3704", "DE8|3 704"],
  ["|DE89", "|DE89"],
])("%s becomes %s", (before, after) => {
  const input = document.createElement("input");
  input.value = before.replace("|", "");
  input.setSelectionRange(before.indexOf("|"), before.indexOf("|"));
  groupIban(input);
  const at = input.selectionStart ?? 0;
  expect(`${input.value.slice(0, at)}|${input.value.slice(at)}`).toBe(after);
});
