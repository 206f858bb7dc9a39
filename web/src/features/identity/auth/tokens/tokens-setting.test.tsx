import { type ApiToken, tokens } from "@solodesk/contract/identity/auth/tokens.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { TokensSetting } from "./tokens-setting.tsx";

const claude: ApiToken = {
  id: "01998e5c-0000-7000-8000-000000000001",
  name: "Claude",
  starts_with: "solo_ab12",
  scopes: ["read", "propose"],
  created_at: "2026-06-01T10:00:00Z",
  expires_at: "2126-06-01T10:00:00Z",
  last_used_at: null,
};
const old: ApiToken = {
  ...claude,
  id: "01998e5c-0000-7000-8000-000000000002",
  name: "Spreadsheet",
  scopes: ["read"],
  expires_at: "2020-06-01T10:00:00Z",
};

const show = (...routes: Parameters<typeof fakeNetwork>) => {
  const seen = fakeNetwork(...routes);
  showScreen({ at: "/settings/api", screen: <TokensSetting /> });
  return seen;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

test("says what each may do, whether it was used, and until when", async () => {
  show(answers(tokens.list, { data: [claude, old] }));
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first?.textContent).toContain(
    "solo_ab12… · reads and proposes changes · never used · expires on Jun 1, 2126",
  );
  expect(second?.textContent).toContain("Expired");
  expect(second?.textContent).toContain("read only");
});

test("makes one, shows it once, and copies it", async () => {
  const token = "solo_secret";
  const seen = show(
    answers(tokens.list, { data: [] }),
    answers(tokens.create, { status: true, message: "", data: { ...claude, token } }),
  );
  await press("Create token");
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByLabelText("Name"), { target: { value: "Claude" } });
  fireEvent.click(within(dialog).getByRole("radio", { name: /Read only/ }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Create token" }));
  expect((await screen.findByLabelText<HTMLInputElement>("API token")).value).toBe(token);
  const sent = seen.find(({ endpoint }) => endpoint === tokens.create)?.body;
  expect(sent).toEqual({ name: "Claude", scopes: ["read"], expires_in_days: 90 });
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  await press("Copy token");
  expect(writeText).toHaveBeenCalledWith(token);
  await press("Done");
  await waitFor(() => expect(screen.queryByLabelText("API token")).toBeNull());
});

test("revokes one only when asked for twice", async () => {
  const seen = show(
    answers(tokens.list, { data: [claude] }),
    answers(tokens.revoke, { status: true, message: "" }),
  );
  const revoked = () => seen.filter(({ endpoint }) => endpoint === tokens.revoke).length;
  await press("Revoke Claude");
  expect(revoked()).toBe(0);
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Revoke" }));
  await waitFor(() => expect(revoked()).toBe(1));
});

test("what cannot be loaded can be asked for again", async () => {
  show(refuses(tokens.list, "internal"));
  expect(await screen.findByText("Your API tokens could not be loaded.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Create token" })).toBeNull();
});
