import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { type Service, services } from "@solodesk/contract/catalog/services.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readOf, useRead } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { notices } from "#kernel/page/notify.ts";
import { json } from "../../../../test/catalogue-of.ts";
import { fakeNetwork, refusal } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { serviceOf } from "../../../../test/service-of.ts";
import { MyServices } from "./my-services.tsx";

const lesson = serviceOf({ duration_minutes: 60, buffer_minutes: 0 });
const pagination = { current_page: 1, page_size: 100, total: 0, total_pages: 0 };

function Screen() {
  const { data } = useRead(readOf(catalog.listMine, { query: {} }));
  return data ? <MyServices services={data.services} isAll addService={null} /> : null;
}
const shown = () => screen.findByRole("switch", { name: "Lesson on your store page" });
const isOn = async () => (await shown()).getAttribute("aria-checked");
const press = async () => {
  const control = await shown();
  await act(async () => fireEvent.click(control));
};

beforeEach(() => {
  queryClient.clear();
  notices.set([]);
});

test("a service leaves the store page at once, and Undo puts it back", async () => {
  let stored = lesson;
  const seen = fakeNetwork(
    [catalog.listMine, () => json({ products: [], services: [stored], pagination })],
    [
      services.edit,
      ({ body }) => {
        stored = { ...stored, ...(body as object) };
        return json({ status: true, message: "Saved", data: stored });
      },
    ],
  );
  showScreen({ at: "/services", screen: <Screen /> });
  await press();
  expect(await isOn()).toBe("false");
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "Taken off your store page" }]));
  await act(async () => notices.get()[0]?.action?.onPress());
  await waitFor(async () => expect(await isOn()).toBe("true"));
  const sent = seen.filter(({ endpoint }) => endpoint === services.edit).map(({ body }) => body);
  expect(sent).toEqual([{ active: false }, { active: true }]);
});

test("only a service with several spots says how many", () => {
  const yoga = { ...lesson, id: "0199c000-0000-7000-8000-000000000002", name: "Yoga", capacity: 8 };
  const both = <MyServices services={[lesson, yoga]} isAll={false} addService={null} />;
  showScreen({ at: "/services", screen: both });
  const rows = screen.getAllByRole("listitem").map((row) => row.querySelector("p")?.textContent);
  expect(rows).toEqual(["1 h · Online", "1 h · Online · 8 spots"]);
  // Of some services no order can be saved.
  expect(screen.queryByRole("button", { name: "Change order" })).toBeNull();
});

test("a refused switch goes back, and the reason is told", async () => {
  let refuse: ((response: Response) => void) | undefined;
  fakeNetwork(
    [catalog.listMine, () => json({ products: [], services: [lesson], pagination })],
    [
      services.edit,
      () =>
        new Promise((reply) => {
          refuse = reply;
        }),
    ],
  );
  showScreen({ at: "/services", screen: <Screen /> });
  await press();
  await waitFor(() => expect(refuse).toBeDefined());
  expect(await isOn()).toBe("false");
  await act(async () => refuse?.(refusal("internal")));
  await waitFor(async () => expect(await isOn()).toBe("true"));
  expect(notices.get()[0]?.title).toBe("Error");
});

test("two quick presses are both sent, one after the other", async () => {
  const first = Promise.withResolvers<Response>();
  const saved = (active: boolean) => json({ status: true, message: "Saved", data: { ...lesson, active } });
  const seen = fakeNetwork(
    [catalog.listMine, () => json({ products: [], services: [lesson], pagination })],
    [services.edit, ({ body }) => ((body as Service).active ? saved(true) : first.promise)],
  );
  const sent = () => seen.filter(({ endpoint }) => endpoint === services.edit).map(({ body }) => body);
  showScreen({ at: "/services", screen: <Screen /> });
  await press();
  await press();
  expect(await isOn()).toBe("true");
  expect(sent()).toEqual([{ active: false }]);
  await act(async () => first.resolve(saved(false)));
  await waitFor(() => expect(sent()).toEqual([{ active: false }, { active: true }]));
  expect(await isOn()).toBe("true");
});

test("services are moved one place at a time, saved at once, and the focus stays with the one that moved", async () => {
  let stored = ["Cut", "Colour", "Shave"].map((name, nth) =>
    serviceOf({ id: `0199c000-0000-7000-8000-00000000000${nth}`, name }),
  );
  const seen = fakeNetwork(
    [catalog.listMine, () => json({ products: [], services: stored, pagination })],
    [
      services.order,
      ({ body }) => {
        const { ids } = body as { ids: string[] };
        stored = ids.flatMap((id) => stored.filter((one) => one.id === id));
        return json({ status: true, message: "Services reordered", data: stored });
      },
    ],
  );
  showScreen({ at: "/services", screen: <Screen /> });
  fireEvent.click(await screen.findByRole("button", { name: "Change order" }));
  const move = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole("button", { name: `Move ${name}` })));
  const names = () => screen.getAllByRole("listitem").map((row) => row.textContent);
  await move("Shave up");
  expect(names()).toEqual(["Cut", "Shave", "Colour"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Shave up");
  expect(screen.getByRole("status").textContent).toBe("Shave is number 2 of 3 now.");
  await move("Shave up");
  expect(names()).toEqual(["Shave", "Cut", "Colour"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Shave down");
  await waitFor(() => expect(stored.map(({ name }) => name)).toEqual(["Shave", "Cut", "Colour"]));
  expect(seen.filter(({ endpoint }) => endpoint === services.order)).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.getByRole("switch", { name: "Shave on your store page" })).toBeDefined();
});

test("an order that is refused is shown as it is stored, with the reason", async () => {
  const stored = ["Cut", "Colour"].map((name, nth) =>
    serviceOf({ id: `0199c000-0000-7000-8000-00000000000${nth}`, name }),
  );
  fakeNetwork(
    [catalog.listMine, () => json({ products: [], services: stored, pagination })],
    [services.order, () => refusal("version_conflict")],
  );
  showScreen({ at: "/services", screen: <Screen /> });
  fireEvent.click(await screen.findByRole("button", { name: "Change order" }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Move Colour up" })));
  await waitFor(() =>
    expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual(["Cut", "Colour"]),
  );
  expect(notices.get()).toMatchObject([{ type: "error" }]);
});
