import { uploads } from "@solodesk/contract/platform/uploads.ts";
import { expect, test } from "vitest";
import { wrongToOpen, wrongToSend } from "./picture-file.ts";

const { maxBytes, types } = uploads.create.upload;
const MB = 1024 * 1024;

test.each([...types, ""])(
  "a photograph of type %j is opened, also one that is too heavy to be sent",
  (type) => {
    expect(wrongToOpen({ name: "boat", type, size: 12 * MB })).toBeUndefined();
  },
);

test.each(["image/svg+xml", "image/gif", "image/heic", "application/pdf"])(
  "%s is named and refused",
  (type) => {
    const sentence = "“menu” is not a PNG, JPEG or WebP picture. Choose another file.";
    expect(wrongToOpen({ name: "menu", type, size: 10 })).toBe(sentence);
  },
);

test("what is too heavy says by how much, and never reads as just enough", () => {
  const sentence = (size: string) =>
    `This picture has ${size} MB; at most 5 MB can be sent. Make it smaller, or save it as a JPEG.`;
  expect(wrongToSend({ size: maxBytes })).toBeUndefined();
  expect(wrongToSend({ size: maxBytes + 1 })).toBe(sentence("5.1"));
  expect(wrongToOpen({ name: "", type: "image/png", size: 60 * MB })).toBeUndefined();
  expect(wrongToOpen({ name: "", type: "image/png", size: 60 * MB + 1 })).toBe(sentence("60.1"));
});
