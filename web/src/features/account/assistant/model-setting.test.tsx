import { assistant } from "@solodesk/contract/account/assistant.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { ModelSetting } from "./model-setting.tsx";

const off = {
  model: { name: "qwen3", host: "model.example.com" },
  is_on: false,
  used_today: 1200,
  most_a_day: 100_000,
};
const show = () => showScreen({ at: "/settings/api", screen: <ModelSetting /> });
const find = () => screen.findByRole("switch", { name: "Let the language model read my questions" });

beforeEach(() => notices.set([]));

test("says which model it is, where it is and how much was used, and is turned on", async () => {
  let state = off;
  const seen = fakeNetwork(
    [assistant.getModel, () => Response.json({ data: state })],
    [
      assistant.saveModel,
      () => {
        state = { ...off, is_on: true };
        return Response.json({ status: true, message: "Saved", data: state });
      },
    ],
  );
  show();
  const control = await find();
  expect(screen.getByText(/^qwen3 at model\.example\.com reads/)).toBeTruthy();
  expect(screen.getByText(/Used today: 1,200 of 100,000 tokens\.$/)).toBeTruthy();
  expect(control.getAttribute("aria-checked")).toBe("false");
  await act(async () => fireEvent.click(control));
  expect(seen.find(({ endpoint }) => endpoint === assistant.saveModel)?.body).toEqual({ is_on: true });
  await waitFor(() => expect(control.getAttribute("aria-checked")).toBe("true"));
});

test("a refusal is shown, and the switch stays", async () => {
  fakeNetwork(answers(assistant.getModel, { data: off }), refuses(assistant.saveModel, "internal"));
  show();
  const control = await find();
  await act(async () => fireEvent.click(control));
  await waitFor(() => expect(notices.get()).toMatchObject([{ type: "error" }]));
  expect(control.getAttribute("aria-checked")).toBe("false");
});

test("is not there without a model", async () => {
  const seen = fakeNetwork(answers(assistant.getModel, { data: { ...off, model: null } }));
  show();
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(screen.queryByRole("switch")).toBeNull();
});
