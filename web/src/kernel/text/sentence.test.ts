import { expect, test } from "vitest";
import { sentence } from "./sentence.ts";

test.each([
  ["Couldn't book", "Couldn't book."],
  ["This time is taken. Pick another one.", "This time is taken. Pick another one."],
  ["Again?", "Again?"],
])("%j ends as %j", (text, ended) => expect(sentence(text)).toBe(ended));
