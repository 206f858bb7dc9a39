import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { store as stores } from "@solodesk/contract/store/store.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, fakeNetwork, refusal } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { LookSetting } from "./look-setting.tsx";

const { store } = storefrontOf();

test("a seller chooses a theme and moves sections by one place, and the keyboard keeps its place", async () => {
  const seen = fakeNetwork(
    answers(dashboard.get, { ...newcomer, store_info: store }),
    answers(stores.edit, { status: true, message: "", data: store }),
  );
  showScreen({ at: "/settings/store", screen: <LookSetting /> });
  fireEvent.change(await screen.findByLabelText("Light or dark"), { target: { value: "light" } });
  const list = screen.getByRole("list", { name: "Section order" });
  const order = () =>
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(order()).toEqual(["Services", "Products", "About"]);
  for (const end of ["Move Services up", "Move About down"]) {
    const button = screen.getByRole("button", { name: end });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button);
  }
  const press = async (name: string) => {
    const button = screen.getByRole("button", { name });
    button.focus();
    await act(async () => fireEvent.click(button));
    expect(document.activeElement).toBe(button);
  };
  await press("Move Services down");
  expect(screen.getByRole("status").textContent).toBe("Services: 2 of 3");
  await press("Move About up");
  expect(order()).toEqual(["Products", "About", "Services"]);
  await press("Move About up");
  expect(order()).toEqual(["About", "Products", "Services"]);
  await press("Move Products down");
  expect(order()).toEqual(["About", "Services", "Products"]);
  const sent = () => seen.filter(({ endpoint }) => endpoint === stores.edit).map(({ body }) => body);
  await waitFor(() => expect(sent()).toHaveLength(5));
  expect(sent()).toEqual([
    { look: { theme: "light" } },
    { look: { sections: ["products", "services", "about"] } },
    { look: { sections: ["products", "about", "services"] } },
    { look: { sections: ["about", "products", "services"] } },
    { look: { sections: ["about", "services", "products"] } },
  ]);
});

test("a change made while an earlier one is refused stays until it is saved too", async () => {
  let saved = store;
  const release: (() => void)[] = [];
  fakeNetwork(
    [dashboard.get, () => Response.json({ ...newcomer, store_info: saved })],
    [
      stores.edit,
      async () => {
        await new Promise<void>((go) => release.push(go));
        if (release.length === 1) return refusal("internal");
        saved = { ...store, look: { ...store.look, sections: ["products", "services", "about"] } };
        return Response.json({ status: true, message: "", data: saved });
      },
    ],
  );
  showScreen({ at: "/settings/store", screen: <LookSetting /> });
  const theme = await screen.findByLabelText<HTMLSelectElement>("Light or dark");
  const first = () => screen.getAllByRole("listitem")[0]?.textContent;
  fireEvent.change(theme, { target: { value: "light" } });
  fireEvent.click(screen.getByRole("button", { name: "Move Services down" }));
  await waitFor(() => expect(release).toHaveLength(1));
  release[0]?.();
  await waitFor(() => expect(release).toHaveLength(2));
  expect([theme.value, first()]).toEqual(["light", "Products"]);
  release[1]?.();
  await waitFor(() => expect(theme.value).toBe("system"));
  await waitFor(() => expect(first()).toBe("Products"));
});
