import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { store as stores } from "@solodesk/contract/store/store.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, fakeNetwork, refuses, type Seen } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { ReminderSetting } from "./reminder-setting.tsx";

const { store } = storefrontOf();
const home = (reminders: number[]) =>
  answers(dashboard.get, {
    ...newcomer,
    store_info: { ...store, booking: { ...store.booking, reminders } },
  });
const saved = answers(stores.edit, { status: true, message: "", data: store });
const open = () => showScreen({ at: "/settings", screen: <ReminderSetting /> });
const sent = (seen: Seen[]) =>
  seen.filter(({ endpoint }) => endpoint === stores.edit).map(({ body }) => body);
const box = (name: string) => screen.findByRole("checkbox", { name });

test("two usual reminders and one of one's own; two quick choices are both kept", async () => {
  const seen = fakeNetwork(home([1440, 120]), saved);
  open();
  const day = await box("24 hours before");
  expect((day as HTMLButtonElement).disabled).toBe(true);
  await waitFor(() => expect(day.getAttribute("aria-checked")).toBe("true"));
  await act(async () => {
    fireEvent.click(day);
  });
  const other = screen.getByRole("combobox", { name: "Another reminder" });
  await act(async () => fireEvent.change(other, { target: { value: "60" } }));
  await waitFor(() => expect(sent(seen)).toHaveLength(2));
  expect(sent(seen)).toEqual([{ booking: { reminders: [120] } }, { booking: { reminders: [120, 60] } }]);
});

test("a second choice is saved after the first, so that the last one counts", async () => {
  const [endpoint, reply] = saved;
  const answer: (() => void)[] = [];
  const seen = fakeNetwork(home([1440, 120]), [
    endpoint,
    async (request) => {
      await new Promise<void>((resolve) => answer.push(resolve));
      return reply(request);
    },
  ]);
  open();
  const day = await box("24 hours before");
  await waitFor(() => expect(day.getAttribute("aria-checked")).toBe("true"));
  await act(async () => fireEvent.click(day));
  const other = screen.getByRole("combobox", { name: "Another reminder" });
  await act(async () => fireEvent.change(other, { target: { value: "60" } }));
  expect(sent(seen)).toEqual([{ booking: { reminders: [120] } }]);
  await act(async () => answer[0]?.());
  await waitFor(() => expect(sent(seen)).toHaveLength(2));
  expect(sent(seen)[1]).toEqual({ booking: { reminders: [120, 60] } });
  await act(async () => answer[1]?.());
});

test("what was set elsewhere is shown, and a refusal puts back what was", async () => {
  fakeNetwork(home([45]), refuses(stores.edit, "internal"));
  open();
  const day = await box("24 hours before");
  const own = await screen.findByRole("option", { name: "45 minutes before" });
  expect((own as HTMLOptionElement).selected).toBe(true);
  await act(async () => fireEvent.click(day));
  await waitFor(() => expect(day.getAttribute("aria-checked")).toBe("false"));
});
