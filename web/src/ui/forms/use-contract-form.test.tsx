import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { closeSession, dropSession, startSession } from "#kernel/session/session.ts";
import { dropForms } from "#kernel/storage/kept-forms.ts";
import { maya, tokensOf } from "../../../test/people.ts";
import { Screen } from "../layout/screen.tsx";
import { useContractForm } from "./use-contract-form.ts";

const Lesson = z.object({
  title: z.string().min(3),
  minutes: z.int(),
  hours: z.object({ open: z.array(z.string()) }),
  picture: z.string().nullable(),
});
const untouched = { title: "", minutes: 60, hours: { open: ["09:00"] }, picture: null };

interface LessonFormProps {
  name?: string;
  leavesAfterwards?: boolean;
  saved?: Partial<typeof untouched>;
}

function LessonForm({ name, leavesAfterwards = false, saved }: LessonFormProps) {
  const form = useContractForm(Lesson, { ...untouched, ...saved }, name);
  const { open } = form.watch("hours");
  const submit = form.handleSubmit(() => (leavesAfterwards ? cleanup() : form.reset(form.getValues())));
  return (
    <Screen title="Lesson">
      <form onSubmit={(event) => void submit(event)}>
        <input aria-label="Title" {...form.register("title")} />
        <input aria-label="Minutes" type="number" {...form.register("minutes", { valueAsNumber: true })} />
        <button
          type="button"
          onClick={() => form.setValue("hours", { open: ["10:00"] }, { shouldDirty: true })}
        >
          {open[0]}
        </button>
        <button type="submit" disabled={!form.formState.isDirty}>
          Save
        </button>
      </form>
    </Screen>
  );
}

const notice = () => screen.queryByRole("status");
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const signIn = (user = maya) => startSession({ user, tokens: tokensOf("test") });
/** The session ends while this form is open, and the login screen replaces it. */
const end = () => {
  dropSession();
  cleanup();
};
const open = async (name?: string) => {
  render(<LessonForm {...(name === undefined ? {} : { name })} />);
  await act(async () => undefined);
};

beforeEach(() => {
  dropForms();
  signIn();
});

test("a named form is back as it was, still counts as typed, and says so until it is saved", async () => {
  await open("lesson");
  write("Title", "Po");
  write("Minutes", "");
  await press("09:00");
  end();
  signIn();
  await open("lesson");
  expect(field("Title").value).toBe("Po");
  expect(field("Minutes").value).toBe("");
  expect(screen.getByRole("button", { name: "10:00" })).toBeTruthy();
  expect(notice()?.textContent).toBe("What you typed here before is back; it is not saved yet.Discard");
  await press("Save");
  expect(notice()).not.toBeNull();
  write("Title", "Pottery");
  write("Minutes", "90");
  await press("Save");
  expect(notice()).toBeNull();
});

test("it stays through every end and every visit until it is discarded", async () => {
  await open("lesson");
  write("Title", "Pottery");
  end();
  signIn();
  await open("lesson");
  end();
  signIn();
  await open("lesson");
  expect(field("Title").value).toBe("Pottery");
  cleanup();
  await open("lesson");
  expect(field("Title").value).toBe("Pottery");
  await press("Discard");
  expect(field("Title").value).toBe("");
  expect(notice()).toBeNull();
  cleanup();
  await open("lesson");
  expect(field("Title").value).toBe("");
});

test("a form left for another screen is back; one that was sent, or whose writer logged out, is not", async () => {
  await open("lesson");
  write("Title", "Pottery");
  cleanup();
  await open("lesson");
  expect(field("Title").value).toBe("Pottery");
  closeSession();
  cleanup();
  expect(sessionStorage.getItem("kept-forms")).toBeNull();

  signIn();
  render(<LessonForm name="lesson" leavesAfterwards />);
  write("Title", "Pottery");
  await press("Save");
  expect(screen.queryByLabelText("Title")).toBeNull();
  expect(sessionStorage.getItem("kept-forms")).toBeNull();
});

test("what was not touched is as it was saved meanwhile", async () => {
  await open("lesson");
  write("Title", "Pottery");
  cleanup();
  render(<LessonForm name="lesson" saved={{ minutes: 90, hours: { open: ["11:00"] } }} />);
  await act(async () => undefined);
  expect([field("Title").value, field("Minutes").value]).toEqual(["Pottery", "90"]);
  expect(screen.getByRole("button", { name: "11:00" })).toBeTruthy();
});

test("a page that is loaded anew brings it back too, also to somebody who is not signed in", async () => {
  closeSession();
  await open("lesson");
  write("Title", "Pottery");
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("kept-forms")).toContain("Pottery");
  cleanup();
  await open("lesson");
  expect(field("Title").value).toBe("Pottery");
});

test("a form without a name, one nobody typed in, and one of another name stay as they are", async () => {
  await open();
  write("Title", "Secret");
  end();
  signIn();
  await open("lesson");
  expect(field("Title").value).toBe("");
  write("Title", "Pottery");
  end();
  signIn();
  await open("course");
  expect(field("Title").value).toBe("");
  expect(notice()).toBeNull();
});

test("somebody else finds an empty form", async () => {
  await open("lesson");
  write("Title", "Pottery");
  end();
  signIn({ ...maya, id: "0199a000-0000-7000-8000-000000000001" });
  await open("lesson");
  expect(field("Title").value).toBe("");
});

test.each([
  { title: 7, minutes: "x", hours: { open: [null] }, picture: {}, other: "x" },
  { title: null, hours: [], picture: 3 },
  { hours: { open: "09:00" } },
  { hours: null },
])("values of another shape (%j) are left out", async (values) => {
  const forms = { "/ lesson": { at: Date.now(), values } };
  sessionStorage.setItem("kept-forms", JSON.stringify({ owner: maya.id, forms }));
  await open("lesson");
  expect(field("Title").value).toBe("");
  expect(field("Minutes").value).toBe("60");
  expect(screen.getByRole("button", { name: "09:00" })).toBeTruthy();
  expect(notice()).toBeNull();
});
