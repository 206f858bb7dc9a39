import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { rich } from "./rich.tsx";

test("elements replace their tags, including nested ones", () => {
  const complaint = vi.spyOn(console, "error");
  const { container } = render(
    rich("Read <a>the <b>terms</b> of {store}</a>, {count, plural, one {# page} other {# pages}}.", {
      a: (text) => <a href="/terms">{text}</a>,
      b: (text) => <b>{text}</b>,
      store: "<i>Ann</i>",
      count: 2,
    }),
  );
  expect(container.innerHTML).toBe(
    'Read <a href="/terms">the <b>terms</b> of &lt;i&gt;Ann&lt;/i&gt;</a>, 2 pages.',
  );
  // React complains about children without keys.
  expect(complaint).not.toHaveBeenCalled();
});
