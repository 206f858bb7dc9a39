import { paginate } from "@solodesk/contract/kernel/page.ts";
import { type FoundPerson, type PersonDetails, people } from "@solodesk/contract/operator/people.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { PeopleList } from "./people-list.tsx";

const id = "0199a000-0000-7000-8000-000000000001";
const usd = (amount: number) => ({ amount, currency: "USD" });
const grace: FoundPerson = {
  id,
  name: "Grace Hopper",
  email: "grace@example.com",
  created_at: "2026-11-22T11:00:00.000Z",
  email_verified: true,
  two_step: true,
  store: { name: "Quilts", website_url: "quilts", published: true },
  plan: "pro",
  suspended_at: null,
  debt: usd(0),
};
const detailsOf = (more: Partial<PersonDetails> = {}): PersonDetails => ({
  ...grace,
  suspended_reason: null,
  operator: false,
  deletes_at: null,
  last_sign_in: "2026-11-23T11:00:00.000Z",
  sessions: 2,
  tokens: 1,
  orders: 7,
  wallet: {
    recharged: usd(1250),
    earnings: usd(0),
    pending: usd(0),
    receivable: usd(0),
    at: grace.created_at,
  },
  debt_limit: usd(10_000),
  own_debt_limit: false,
  transactions: [],
  ...more,
});
const listed = (data: FoundPerson[]) =>
  answers(people.list, { data, pagination: paginate(1, 20, data.length) });
const changed = (more: Partial<PersonDetails> = {}) => ({
  status: true as const,
  message: "",
  data: detailsOf(more),
});
const open = (query = "") => showScreen({ at: `/operator/people${query}`, screen: <PeopleList /> });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole("button", { name })));
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(await screen.findByLabelText(label), { target: { value } }));
/** The buttons of a question are named like those that open it. */
const inDialog = async (title: string, name: string) => {
  const dialog = await screen.findByRole("dialog", { name: title });
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name })));
};

beforeEach(() => notices.set([]));

test("the address holds the words, the list and the page", async () => {
  const seen = fakeNetwork(listed([]));
  const { router } = open("?q=ada&page=3&only=debt");
  expect(await screen.findByText("No account matches “ada”.")).toBeTruthy();
  expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({ q: "ada", page: "3", only: "debt" });
  await type("Find people", "grace");
  await waitFor(() => expect(router.state.location.search).toBe("?q=grace&only=debt"));
  await press("Show all accounts");
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("a failure offers another try, and what is unusual about an account is on its row", async () => {
  fakeNetwork(refuses(people.list, "internal"));
  open();
  expect(await screen.findByText("The accounts could not be loaded.")).toBeTruthy();
  fakeNetwork(listed([{ ...grace, suspended_at: grace.created_at, debt: usd(800) }]));
  await press("Retry");
  const row = await screen.findByRole("listitem");
  expect(row.textContent).toContain("Grace Hopper");
  expect(row.textContent).toContain("Suspended");
  expect(row.textContent).toContain("Owes $8.00");
});

test("a suspension says what it does and needs a reason; the account is read again", async () => {
  const seen = fakeNetwork(
    listed([grace]),
    answers(people.get, { data: detailsOf() }),
    answers(people.suspend, changed({ suspended_at: grace.created_at, suspended_reason: "Spam" })),
  );
  open(`?person=${id}`);
  await press("Suspend");
  expect(
    await screen.findByText(/They are signed out and can't sign in, and their API tokens are refused/),
  ).toBeTruthy();
  await inDialog("Suspend Grace Hopper?", "Suspend");
  expect(await screen.findByText("Enter a reason.")).toBeTruthy();
  const asked = (endpoint: unknown) => seen.filter((one) => one.endpoint === endpoint);
  expect(asked(people.suspend)).toEqual([]);
  await type("Reason", "Spam");
  await inDialog("Suspend Grace Hopper?", "Suspend");
  await waitFor(() => expect(asked(people.suspend)[0]?.body).toEqual({ reason: "Spam" }));
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "Account suspended" }]));
  await waitFor(() => expect(asked(people.get).length).toBeGreaterThan(1));
});

test("a suspended account is restored", async () => {
  const seen = fakeNetwork(
    listed([grace]),
    answers(people.get, { data: detailsOf({ suspended_at: grace.created_at, suspended_reason: "Spam" }) }),
    answers(people.restore, changed()),
  );
  open(`?person=${id}`);
  await press("Restore");
  await inDialog("Restore Grace Hopper?", "Restore");
  await waitFor(() => expect(seen.some(({ endpoint }) => endpoint === people.restore)).toBe(true));
});

test("an operator's account shows no act that the server would refuse", async () => {
  fakeNetwork(listed([grace]), answers(people.get, { data: detailsOf({ operator: true }) }));
  open(`?person=${id}`);
  expect(await screen.findByText(/This account runs the installation/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Suspend" })).toBeNull();
  expect(screen.queryByRole("button", { name: "New password link" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Turn off two-step sign-in" })).toBeNull();
});

test("credits are taken as a negative amount, and an empty limit is the default", async () => {
  const seen = fakeNetwork(
    listed([grace]),
    answers(people.get, { data: detailsOf({ own_debt_limit: true }) }),
    answers(people.adjustWallet, changed()),
    answers(people.setDebtLimit, changed()),
  );
  const bodyOf = (endpoint: unknown) => seen.find((one) => one.endpoint === endpoint)?.body;
  open(`?person=${id}`);
  await press("Correct credits");
  await type("Change", "-1");
  await inDialog("Correct the wallet of Grace Hopper?", "Take credits");
  expect(await screen.findByText("Enter a reason.")).toBeTruthy();
  await type("Amount in USD", "12.50");
  await type("Reason", "Credited twice");
  await inDialog("Correct the wallet of Grace Hopper?", "Take credits");
  await waitFor(() =>
    expect(bodyOf(people.adjustWallet)).toEqual({ amount: -1250, reason: "Credited twice" }),
  );
  await waitFor(() => expect(screen.queryByLabelText("Amount in USD")).toBeNull());
  await press("Debt limit");
  await type("Amount in USD", " ");
  await inDialog("Debt limit of Grace Hopper", "Save");
  await waitFor(() => expect(bodyOf(people.setDebtLimit)).toEqual({ amount: null }));
});

test("a link that could not be emailed is shown once", async () => {
  const link = "https://desk.example/auth/reset-password#code=abc";
  fakeNetwork(
    listed([grace]),
    answers(people.get, { data: detailsOf() }),
    answers(people.createResetLink, { status: true, message: "Link created", data: { link } }),
  );
  open(`?person=${id}`);
  await press("New password link");
  await inDialog("Send Grace Hopper a link to set a new password?", "Create the link");
  expect(await screen.findByText(link)).toBeTruthy();
  await press("Done");
  await waitFor(() => expect(screen.queryByText(link)).toBeNull());
});
