import { dataExports } from "@solodesk/contract/account/data-exports.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { type ConfirmationWay, errors } from "@solodesk/contract/kernel/errors.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fetchFile } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { send } from "#kernel/api/send.ts";
import { notices } from "#kernel/page/notify.ts";
import { clearSession } from "#kernel/session/session.ts";
import { fakeNetwork, refusal, type Seen } from "../../../test/fake-network.ts";
import { showScreen } from "../../../test/screen.tsx";
import { LoadingFlag } from "../page/loading-flag.tsx";
import { LazyConfirmation } from "./lazy-confirmation.tsx";

const body = { amount: 1250, destination_id: "01990000-0000-7000-8000-000000000001" };
const right = "correct horse battery";
const code = "492 039";

/** The server's `confirmation_required` response. */
function wanting(ways: ConfirmationWay[]): Response {
  const [status, error] = errors.confirmation_required;
  const said = { status: false, code: "confirmation_required", error, ways, request_id: "test" };
  return Response.json(said, { status });
}

/** Opens the dialog with a server that requires confirmation first: by password, unless `ways` are given. */
function open(...ways: ConfirmationWay[]) {
  let confirmed = false;
  const seen = fakeNetwork(
    [payouts.request, () => (confirmed ? Response.json({ done: true }) : wanting(ways))],
    [
      auth.confirm,
      ({ body: sent }) => {
        confirmed = Object.values(sent ?? {}).some((value) => value === right || value === code);
        return confirmed
          ? Response.json({ status: true, data: { confirmedUntil: "2026-11-21T12:05:00Z" } })
          : refusal("validation_failed", {
              password: "This password is wrong.",
              code: "This code is not right.",
            });
      },
    ],
  );
  showScreen({ at: "/withdrawal", screen: <LazyConfirmation /> });
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

test("the loading overlay of a payment makes room for the question, and comes back after it", async () => {
  const paid = Promise.withResolvers<Response>();
  let confirmed = false;
  fakeNetwork(
    [payouts.request, () => (confirmed ? paid.promise : wanting(["password"]))],
    [
      auth.confirm,
      () => {
        confirmed = true;
        return Response.json({ status: true, data: { confirmedUntil: "2026-11-21T12:05:00Z" } });
      },
    ],
  );
  const screenOf = (
    <>
      <LazyConfirmation />
      <LoadingFlag />
    </>
  );
  showScreen({ at: "/cart-checkout", screen: screenOf });
  const sent = send(payouts.request, { body }, { overlay: true });
  await password();
  expect(screen.queryByLabelText("Loading")).toBeNull();
  await enter(right);
  await screen.findByLabelText("Loading");
  paid.resolve(Response.json({ done: true }));
  await act(() => sent);
  expect(screen.queryByLabelText("Loading")).toBeNull();
});

test("the call waits for the password and is sent once more as the same wish", async () => {
  const seen = open("password");
  const answer = withdraw();
  expect(await screen.findByRole("dialog", { name: "Confirm it is you" })).toBeTruthy();
  await enter("a guess");
  const input = await password();
  await waitFor(() => expect(input.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText("This password is wrong.")).toBeTruthy();
  expect(requests(seen)).toHaveLength(1);
  await enter(right);
  expect(await answer).toEqual({ done: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  const keys = requests(seen).map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/./);
});

test("calls that want it at one moment share one question", async () => {
  const seen = open("password");
  const both = Promise.all([withdraw(1), withdraw(2)]);
  await password();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await enter(right);
  expect(await both).toEqual([{ done: true }, { done: true }]);
  expect(seen.filter(({ endpoint }) => endpoint === auth.confirm)).toHaveLength(1);
});

test("whoever puts the question away hears nothing of it, and is asked again the next time", async () => {
  const seen = open("password");
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

test("a file waits for it as any call does", async () => {
  let confirmed = false;
  fakeNetwork(
    [dataExports.getFile, () => (confirmed ? new Response("a zip") : wanting(["password"]))],
    [
      auth.confirm,
      () => {
        confirmed = true;
        return Response.json({ status: true, data: { confirmedUntil: "2026-11-21T12:05:00Z" } });
      },
    ],
  );
  showScreen({ at: "/settings", screen: <LazyConfirmation /> });
  const file = fetchFile(dataExports.getFile, { params: { id: body.destination_id } });
  await enter(right);
  expect(await new Response(await file).text()).toBe("a zip");
});

test("a session that ends takes the question with it", async () => {
  open("password");
  const answer = withdraw();
  await password();
  act(clearSession);
  expect(await answer).toMatchObject({ code: "not_confirmed" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("where codes are asked for nothing but a code is taken: the app's, or one that was kept", async () => {
  const seen = open("code");
  const answer = withdraw();
  const typed = await screen.findByLabelText<HTMLInputElement>("Code");
  expect(screen.queryByLabelText("Password")).toBeNull();
  expect([typed.inputMode, typed.autocomplete]).toEqual(["numeric", "one-time-code"]);
  await press("Confirm");
  expect(screen.getByText("Enter the code.")).toBeTruthy();
  fireEvent.change(typed, { target: { value: "000000" } });
  await press("Confirm");
  await screen.findByText("This code is not right.");
  await press("Use a recovery code");
  const kept = screen.getByLabelText<HTMLInputElement>("Recovery code");
  expect([kept.value, kept.autocomplete, document.activeElement]).toEqual(["", "off", kept]);
  await press("Use the code from your app");
  fireEvent.change(screen.getByLabelText("Code"), { target: { value: code } });
  await press("Confirm");
  expect(await answer).toEqual({ done: true });
  const sent = seen.filter(({ endpoint }) => endpoint === auth.confirm).map(({ body: given }) => given);
  expect(sent).toEqual([{ code: "000000" }, { code }]);
});

test("each way that an account has is offered, and of none it says how to get one", async () => {
  open("password", "google");
  const first = withdraw();
  await password();
  expect(screen.getByRole("button", { name: "Confirm with Google" })).toBeTruthy();
  await press("Cancel");
  await first;
  cleanup();
  open("google");
  const second = withdraw();
  await screen.findByRole("button", { name: "Confirm with Google" });
  expect(screen.queryByLabelText("Password")).toBeNull();
  await press("Close");
  await second;
  cleanup();
  open();
  const third = withdraw();
  expect(await screen.findByText(/use “Forgot password\?” to set one/)).toBeTruthy();
  await press("Close");
  await third;
});
