import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { PictureUpload } from "#kernel/files/use-picture-upload.ts";
import { PictureField } from "./picture-field.tsx";

const kitten = new File(["x"], "kitten.png", { type: "image/png" });
const url = "/uploads/0199c000-0000-7000-8000-000000000001/1000x500.webp";

function show(
  given: { url?: string; upload?: Pick<Partial<PictureUpload>, "sending" | "refusal">; error?: string } = {},
) {
  const upload = {
    sending: undefined,
    refusal: undefined,
    choose: vi.fn(),
    cancel: vi.fn(),
    ...given.upload,
  };
  const onRemove = vi.fn();
  const { container } = render(
    <PictureField
      label="Logo"
      hint="Square."
      shape="square"
      url={given.url ?? null}
      upload={upload}
      onRemove={onRemove}
      error={given.error}
    />,
  );
  const group = screen.getByRole("group", { name: "Logo" });
  return {
    ...upload,
    onRemove,
    group,
    input: container.querySelector<HTMLInputElement>("input[type=file]")!,
  };
}
const button = (name: string) => screen.getByRole("button", { name });
const held = { dataTransfer: { types: ["Files"], files: [kitten] } };

test("a file is chosen, dropped or pasted", () => {
  const { choose, group, input } = show();
  expect(input.accept).toBe("image/png,image/jpeg,image/webp");
  fireEvent.change(input, { target: { files: [kitten] } });
  fireEvent.drop(group, held);
  fireEvent.paste(button("Choose a picture"), { clipboardData: { files: [kitten] } });
  expect(choose.mock.calls).toEqual([[kitten], [kitten], [kitten]]);
});

test("a file that misses does not take the place of the page, dragged words may go where they like", () => {
  const { choose } = show();
  const isKept = (type: string) => {
    const event = createEvent.drop(document.body, { dataTransfer: { types: [type], files: [] } });
    fireEvent(document.body, event);
    return event.defaultPrevented;
  };
  expect([isKept("Files"), isKept("text/plain")]).toEqual([true, false]);
  expect(choose).not.toHaveBeenCalled();
});

test("what the form says and what the upload says stand with the button, and a lost one can be tried again", () => {
  const again = vi.fn();
  const { group } = show({
    upload: { refusal: { sentence: "It did not get through.", again } },
    error: "Old.",
  });
  expect(group.querySelector("[role=alert]")?.textContent).toBe("It did not get through.");
  const described = button("Choose a picture").getAttribute("aria-describedby")?.split(" ") ?? [];
  const words = described.map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(["It did not get through.", "Square."]);
  button("Try again").focus();
  fireEvent.click(button("Try again"));
  expect(again).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button("Choose a picture"));
});

test("while one is under way it can be cancelled, and no other chosen", () => {
  const { cancel, input } = show({ url, upload: { sending: { file: kitten, fraction: 0.42 } } });
  expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("42 %");
  expect([input.disabled, screen.queryByRole("button", { name: "Remove" })]).toEqual([true, null]);
  fireEvent.click(button("Cancel"));
  expect(cancel).toHaveBeenCalledOnce();
});

test("a picture shows as large as needed and is removed, with what was said against the last one", () => {
  const { cancel, onRemove } = show({ url });
  const { srcset, sizes } = screen.getByRole<HTMLImageElement>("img", { name: "Logo" });
  expect([srcset.split(", ")[0], sizes]).toEqual([`${url.replace("1000x500", "w160")} 160w`, "96px"]);
  fireEvent.click(button("Remove"));
  expect([cancel, onRemove].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(document.activeElement).toBe(button("Replace"));
});
