import { auth } from "@solodesk/contract/identity/auth.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { fakeNetwork, refusal } from "../../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { CodeStep } from "./code-step.tsx";

const onDone = vi.fn();
const onBack = vi.fn();
const data = { user: maya, tokens: tokensOf("new") };
beforeEach(() => {
  notices.set([]);
  onDone.mockReset();
  onBack.mockReset();
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = (value: string) => fireEvent.change(screen.getByLabelText("Code"), { target: { value } });
function show(...replies: Response[]) {
  const seen = fakeNetwork([auth.loginWithCode, () => replies.shift() ?? refusal("internal")]);
  showScreen({
    at: "/auth/login",
    screen: <CodeStep ticket="a ticket" first="password" onDone={onDone} onBack={onBack} />,
  });
  return seen;
}

test("the code goes along with the ticket, and what is wrong is said where it was typed", async () => {
  const seen = show(
    refusal("validation_failed", { code: "Not right." }),
    Response.json({ status: true, message: "Login successful", data }),
  );
  expect(document.activeElement).toBe(screen.getByLabelText("Code"));
  await press("Log in");
  expect(screen.getByText("Enter the code.")).toBeTruthy();
  type("000000");
  await press("Log in");
  expect(screen.getByText("Not right.")).toBeTruthy();
  expect(screen.getByLabelText("Code").getAttribute("aria-invalid")).toBe("true");
  type("492 039");
  await press("Log in");
  expect(onDone.mock.calls).toEqual([[data]]);
  expect(seen.map(({ body }) => body)).toEqual([
    { ticket: "a ticket", code: "000000" },
    { ticket: "a ticket", code: "492 039" },
  ]);
  expect(notices.get().map(({ title }) => title)).toEqual(["Login successful"]);
});

test("another kind of code is asked for as if nothing had gone wrong", async () => {
  show(refusal("validation_failed", { code: "Not right." }));
  type("000000");
  await press("Log in");
  await press("Use a recovery code");
  const field = () => screen.getByLabelText("Recovery code");
  expect([field().getAttribute("aria-invalid"), screen.queryByText("Not right.")]).toEqual([null, null]);
  expect(screen.queryByText("Enter the code.")).toBeNull();
  await press("Log in");
  expect(screen.getByText("Enter the code.")).toBeTruthy();
  await press("Use the code from your app");
  expect(screen.queryByText("Enter the code.")).toBeNull();
});

test("a ticket that is over says so, and leaves only the way back", async () => {
  show(refusal("invalid_ticket"));
  type("492039");
  await press("Log in");
  expect(screen.getByRole("alert").textContent).toMatch(/^That took too long/);
  expect(screen.queryByRole("button", { name: "Log in" })).toBeNull();
  await press("Back to password");
  expect(onBack).toHaveBeenCalledOnce();
});
