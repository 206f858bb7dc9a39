import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { CallError } from "#kernel/api/call-error.ts";
import { notices, notifyOf } from "#kernel/page/notify.ts";
import { maya, tokensOf } from "../../../../../test/people.ts";
import type { FormCheck, Mistakes } from "./form-check.ts";
import { useSignInForm } from "./use-sign-in-form.ts";

const signedIn: SignedIn = { user: maya, tokens: tokensOf("new") };
const byCode = { email_taken: "email" };
const answer = vi.fn<() => Promise<SignedIn>>();
const onSignedIn = vi.fn();
const onTicket = vi.fn();

/** Requires an @ and eight characters. */
const check: FormCheck<SignedIn> = ({ email, password }) => {
  const mistakes: Record<string, string> = {};
  if (!String(email).includes("@")) mistakes["email"] = "An address, please.";
  if (String(password).length < 8) mistakes["password"] = "Longer, please.";
  return { mistakes, send: Object.keys(mistakes).length > 0 ? undefined : answer };
};

function Form({ loadCheck }: { loadCheck: () => Promise<FormCheck<SignedIn>> }) {
  const { mistakes, isSending, wiring } = useSignInForm(loadCheck, onSignedIn, { byCode, onTicket });
  return (
    <form {...wiring}>
      <p role="status">{said(mistakes)}</p>
      <input name="email" aria-label="Email" />
      <input name="password" aria-label="Password" />
      <button type="submit" disabled={isSending}>
        Send
      </button>
    </form>
  );
}

const said = (mistakes: Mistakes) => Object.entries(mistakes).flat().join(" ");
const loadedCheck = async () => check;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole("button"));
const says = (words: string) => waitFor(() => expect(screen.getByRole("status").textContent).toBe(words));

beforeEach(() => {
  notices.set([]);
  answer.mockReset().mockResolvedValue(signedIn);
  onSignedIn.mockReset();
  onTicket.mockReset();
});

test("an input is judged once it has been left, and from then on as it changes", async () => {
  render(<Form loadCheck={loadedCheck} />);
  await act(async () => type("Email", "ada"));
  await says("");
  fireEvent.blur(field("Email"));
  await says("email An address, please.");
  await act(async () => type("Password", "short"));
  await says("email An address, please.");
  type("Email", "ada@example.com");
  await says("");
  expect(answer).not.toHaveBeenCalled();
});

test("what is wrong is not sent: each input says so, and the first of them has the focus", async () => {
  render(<Form loadCheck={loadedCheck} />);
  submit();
  await says("email An address, please. password Longer, please.");
  expect(document.activeElement).toBe(field("Email"));
  expect(answer).not.toHaveBeenCalled();
});

test("what is typed and sent before the rules have come is kept until they have", async () => {
  const { promise, resolve } = Promise.withResolvers<FormCheck<SignedIn>>();
  render(<Form loadCheck={() => promise} />);
  field("Email").value = "ada@example.com";
  field("Password").value = "long enough";
  submit();
  expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(true);
  resolve(check);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(signedIn));
});

test("where they never come, a toast says so; the next press asks for them again", async () => {
  const loadCheck = vi
    .fn<() => Promise<FormCheck<SignedIn>>>()
    .mockRejectedValue(new TypeError("no network"));
  render(<Form loadCheck={loadCheck} />);
  type("Email", "ada@example.com");
  type("Password", "long enough");
  submit();
  const description = "Solodesk does not answer. Check your connection and try again.";
  await waitFor(() => expect(notices.get()).toMatchObject([{ type: "error", title: "Error", description }]));
  expect(field("Email").value).toBe("ada@example.com");
  loadCheck.mockResolvedValue(check);
  submit();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

const refusal = (code: string, fields?: Record<string, string>) =>
  new CallError({ code, message: "No.", status: 409, fields });

test.each([
  [refusal("validation_failed", { password: "Too common." }), "password Too common.", "Password"],
  [refusal("email_taken"), "email No.", "Email"],
  [refusal("unavailable"), "root No.", undefined],
])("a refusal stands where it belongs, and nothing typed is lost", async (refused, words, focused) => {
  answer.mockRejectedValue(refused);
  render(<Form loadCheck={loadedCheck} />);
  type("Email", "ada@example.com");
  type("Password", "long enough");
  submit();
  await says(words);
  expect(document.activeElement).toBe(focused ? field(focused) : document.body);
  expect(field("Email").value).toBe("ada@example.com");
  expect(field("Password").value).toBe("long enough");
});

test("a code that is asked for as well is no mistake: it is passed on, and nothing is raised", async () => {
  const asked = {
    code: "second_factor_required",
    message: "Enter the code.",
    status: 401,
    ticket: "a ticket",
  };
  answer.mockImplementation(async () => {
    const question = new CallError(asked);
    notifyOf(question);
    throw question;
  });
  render(<Form loadCheck={loadedCheck} />);
  type("Email", "ada@example.com");
  type("Password", "long enough");
  await act(async () => submit());
  await waitFor(() => expect(onTicket.mock.calls).toEqual([["a ticket"]]));
  expect(screen.getByRole("status").textContent).toBe("");
  expect(screen.getByRole("button")).toHaveProperty("disabled", false);
  expect(notices.get()).toEqual([]);
  expect(onSignedIn).not.toHaveBeenCalled();
});
