import { auth } from "@solodesk/contract/auth.ts";
import { payouts } from "@solodesk/contract/payouts.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { CallError } from "#kernel/call-error.ts";
import { notices } from "#kernel/notify.ts";
import { clearSession } from "#kernel/session.ts";
import { send } from "#kernel/send.ts";
import { fakeNetwork, refusal, type Seen } from "../../test/fake-network.ts";
import { showScreen } from "../../test/screen.tsx";
import { ConfirmationDoor } from "./confirmation-door.tsx";

const body = { amount: 1250, destination_id: "01990000-0000-7000-8000-000000000001" };
const right = "correct horse battery";

/** A server that wants the password first. */
function open() {
  let confirmed = false;
  const seen = fakeNetwork(
    [payouts.request, () => (confirmed ? Response.json({ done: true }) : refusal("confirmation_required"))],
    [
      auth.confirm,
      ({ body: sent }) => {
        confirmed = JSON.stringify(sent).includes(right);
        return confirmed
          ? Response.json({ status: true, data: { confirmedUntil: "2026-11-21T12:05:00Z" } })
          : refusal("validation_failed", { password: "This is not your password." });
      },
    ],
  );
  showScreen({ at: "/withdrawal", screen: <ConfirmationDoor /> });
  return seen;
}
const withdraw = (amount = body.amount) =>
  send(payouts.request, { body: { ...body, amount } }).catch((error: unknown) => error);
const requests = (seen: Seen[]) => seen.filter(({ endpoint }) => endpoint === payouts.request);
const password = () => screen.findByLabelText<HTMLInputElement>("Password");
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const enter = async (value: string) => {
  fireEvent.change(await password(), { target: { value } });
  await press("Confirm");
};

beforeEach(() => notices.set([]));

test("the call waits for the password and is sent once more as the same wish", async () => {
  const seen = open();
  const answer = withdraw();
  expect(await screen.findByRole("dialog", { name: "Confirm it is you" })).toBeTruthy();
  await enter("a guess");
  const input = await password();
  await waitFor(() => expect(input.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText("This is not your password.")).toBeTruthy();
  expect(requests(seen)).toHaveLength(1);
  await enter(right);
  expect(await answer).toEqual({ done: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  const keys = requests(seen).map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/./);
});

test("calls that want it at one moment share one question", async () => {
  const seen = open();
  const both = Promise.all([withdraw(1), withdraw(2)]);
  await password();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await enter(right);
  expect(await both).toEqual([{ done: true }, { done: true }]);
  expect(seen.filter(({ endpoint }) => endpoint === auth.confirm)).toHaveLength(1);
});

test("whoever puts the question away hears nothing of it, and is asked again the next time", async () => {
  const seen = open();
  for (const _time of [1, 2]) {
    const answer = withdraw();
    await password();
    await press("Cancel");
    const error = await answer;
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: "not_confirmed" });
  }
  expect(requests(seen)).toHaveLength(2);
  expect(notices.get()).toEqual([]);
});

test("a session that ends takes the question with it", async () => {
  open();
  const answer = withdraw();
  await password();
  act(clearSession);
  expect(await answer).toMatchObject({ code: "not_confirmed" });
  expect(screen.queryByRole("dialog")).toBeNull();
});
