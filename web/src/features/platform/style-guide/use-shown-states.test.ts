import { expect, it } from "vitest";
import { withStates } from "./use-shown-states.ts";

const hovered =
  ':where(a, button, input, select, textarea, tr):is([data-shown~="hover"], [data-shown~="hover"] *)';

it("copies the rules of states, with the states as attributes", () => {
  expect(withStates(".hover\\:bg-hover:hover { color: red; }")).toBe(
    `.hover\\:bg-hover${hovered} { color: red; }`,
  );
  expect(withStates(".a { &:hover { @media (hover: hover) { color: red; } } }")).toBe(
    `.a { &${hovered} { @media all { color: red; } } }`,
  );
});

it("leaves alone what has none", () => {
  for (const css of [
    ".md\\:hover\\:bg-hover { color: red; }",
    ".bg-hover { color: red; }",
    ".hover\\:x { color: red; }",
    ":root { --hover: red; }",
  ])
    expect(withStates(css)).toBe("");
});
