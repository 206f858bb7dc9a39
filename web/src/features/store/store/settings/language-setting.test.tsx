import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { store as stores } from "@solodesk/contract/store/store.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, fakeNetwork, type Seen } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { LanguageSetting } from "./language-setting.tsx";

const { store } = storefrontOf();
const home = answers(dashboard.get, { ...newcomer, store_info: store });
const saved = answers(stores.edit, { status: true, message: "", data: store });
const sent = (seen: Seen[]) =>
  seen.filter(({ endpoint }) => endpoint === stores.edit).map(({ body }) => body);
const box = (name: string) => screen.findByRole("checkbox", { name });
const press = async (name: string) => {
  const control = await box(name);
  await act(async () => fireEvent.click(control));
};

test("languages are added and taken away one by one, and one of them is for all other visitors", async () => {
  const seen = fakeNetwork(home, saved);
  showScreen({ at: "/settings", screen: <LanguageSetting /> });
  expect(await box("English")).toHaveProperty("disabled", true);
  expect(screen.queryByLabelText("For all other visitors")).toBeNull();
  await press("Français");
  await press("العربية");
  const others = await screen.findByLabelText<HTMLSelectElement>("For all other visitors");
  await act(async () => fireEvent.change(others, { target: { value: "ar" } }));
  await press("English");
  await waitFor(() => expect(sent(seen)).toHaveLength(4));
  expect(sent(seen)).toEqual([
    { languages: ["en", "fr"] },
    { languages: ["en", "fr", "ar"] },
    { languages: ["ar", "en", "fr"] },
    { languages: ["ar", "fr"] },
  ]);
  expect(others.value).toBe("ar");
});
