import { type TranslatedItem, translations } from "@solodesk/contract/catalog/translations.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { TranslationsScreen } from "./translations-screen.tsx";

const at = "/settings/translations";
const haircut: TranslatedItem = {
  id: "01980000-0000-7000-8000-000000000001",
  kind: "service",
  name: "Haircut",
  texts: [
    { field: "name", original: "Haircut", translation: "", outdated: false },
    { field: "description", original: "With a wash.", translation: "Mit Waschen.", outdated: false },
  ],
};
const listOf = (data: TranslatedItem[]) =>
  answers(translations.list, {
    data,
    pagination: paginate(1, 20, data.length),
    language: "de",
    languages: ["en", "de"],
  });
const open = (query = "") => showScreen({ at: at + query, screen: <TranslationsScreen /> });
const form = () => screen.findByRole("form", { name: "Haircut" });

test("shows each text beside its translation and saves what is written", async () => {
  const data = { ...haircut, texts: haircut.texts.map((text) => ({ ...text, translation: "Haarschnitt" })) };
  const saved = answers(translations.save, { status: true, message: "", data });
  const seen = fakeNetwork(listOf([haircut]), saved);
  open();
  const { getByLabelText, getByRole, getByText } = within(await form());
  expect(getByText("With a wash.")).toBeTruthy();
  expect(getByLabelText<HTMLTextAreaElement>("Description in German").value).toBe("Mit Waschen.");
  const save = getByRole<HTMLButtonElement>("button", { name: "Save" });
  expect(save.disabled).toBe(true);
  const name = getByLabelText<HTMLInputElement>("Name in German");
  expect([name.lang, name.dir]).toEqual(["de", "ltr"]);
  fireEvent.change(name, { target: { value: "Haarschnitt" } });
  await waitFor(() => expect(save.disabled).toBe(false));
  fireEvent.click(save);
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === translations.save)?.body).toEqual({
      name: "Haarschnitt",
      originals: { name: "Haircut" },
    }),
  );
});

test("a translation whose original has changed can be confirmed as it is", async () => {
  const texts = [{ field: "name" as const, original: "Cut", translation: "Schnitt", outdated: true }];
  const item = { ...haircut, texts };
  const saved = answers(translations.save, { status: true, message: "", data: item });
  const seen = fakeNetwork(listOf([item]), saved);
  open();
  const { getByRole, getByText } = within(await form());
  expect(getByText("Original changed")).toBeTruthy();
  fireEvent.click(getByRole("button", { name: "Keep translation" }));
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === translations.save)?.body).toEqual({
      name: "Schnitt",
      originals: { name: "Cut" },
    }),
  );
});

test("a refusal is shown at its field, and what was written stays", async () => {
  fakeNetwork(
    listOf([haircut]),
    refuses(translations.save, "validation_failed", { name: "Use at most 200 characters." }),
  );
  open();
  const { getByLabelText, getByRole, findByText } = within(await form());
  fireEvent.change(getByLabelText("Name in German"), { target: { value: "Haarschnitt" } });
  await waitFor(() => expect(getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(false));
  fireEvent.click(getByRole("button", { name: "Save" }));
  expect(await findByText("Use at most 200 characters.")).toBeTruthy();
  expect(getByLabelText<HTMLInputElement>("Name in German").value).toBe("Haarschnitt");
});

test("a store in one language is shown where to add another", async () => {
  fakeNetwork(
    answers(translations.list, {
      data: [],
      pagination: paginate(1, 20, 0),
      language: "en",
      languages: ["en"],
    }),
  );
  open();
  const link = await screen.findByRole("link", { name: "Add a language" });
  expect(link.getAttribute("href")).toBe("/settings/store#languages");
});

test("says that nothing is left to translate, and that the texts could not be loaded", async () => {
  fakeNetwork(listOf([]));
  const { unmount } = open("?state=open");
  expect(await screen.findByText("Nothing left to translate.")).toBeTruthy();
  unmount();
  fakeNetwork(refuses(translations.list, "unavailable"));
  open();
  expect(await screen.findByText("Your translations could not be loaded.")).toBeTruthy();
});
