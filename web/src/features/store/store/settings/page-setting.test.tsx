import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { store as stores } from "@solodesk/contract/store/store.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, fakeNetwork } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { PageSetting } from "./page-setting.tsx";

const { store } = storefrontOf();

test("a seller chooses a theme and moves sections by one place, and the keyboard keeps its place", async () => {
  const seen = fakeNetwork(
    answers(dashboard.get, { ...newcomer, store_info: store }),
    answers(stores.edit, { status: true, message: "", data: store }),
  );
  showScreen({ at: "/settings/store", screen: <PageSetting /> });
  fireEvent.change(await screen.findByLabelText("Light or dark"), { target: { value: "light" } });
  const list = screen.getByRole("list", { name: "Section order" });
  const order = () =>
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(order()).toEqual(["Services", "Products", "About"]);
  expect(screen.getByRole("button", { name: "Move Services up" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Move About down" })).toHaveProperty("disabled", true);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Move Services down" })));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Move About up" })));
  expect(order()).toEqual(["Products", "About", "Services"]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Move About up" })));
  expect(order()).toEqual(["About", "Products", "Services"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move About down" }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Move Products down" })));
  expect(order()).toEqual(["About", "Services", "Products"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Products up" }));
  const sent = () => seen.filter(({ endpoint }) => endpoint === stores.edit).map(({ body }) => body);
  await waitFor(() => expect(sent()).toHaveLength(5));
  expect(sent()).toEqual([
    { page: { theme: "light" } },
    { page: { sections: ["products", "services", "about"] } },
    { page: { sections: ["products", "about", "services"] } },
    { page: { sections: ["about", "products", "services"] } },
    { page: { sections: ["about", "services", "products"] } },
  ]);
});
