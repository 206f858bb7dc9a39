import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import {
  type CatalogueImport,
  type CatalogueOutcome,
  type OperatorPlan,
  operatorCatalogue,
} from "@solodesk/contract/operator/operator-catalogue.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { startSession } from "#kernel/session/session.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { sendByFetch } from "../../../../test/sent-by-fetch.ts";
import { streamOf } from "../../../../test/stream-of.ts";
import { OperatorCataloguePage } from "./operator-catalogue-page.tsx";

const at = "2026-11-22T11:00:00.000Z";
const usd = (amount: number) => ({ amount, currency: "USD" });
const starter: OperatorPlan = {
  key: "starter-month",
  version: 1,
  name: "Starter",
  kind: "subscription",
  price: usd(900),
  interval: "month",
  credits: null,
  limits: { products: 50, services: null, appointments_per_month: null },
  fee_bps: 250,
  emails_per_day: null,
  subscribers: 3,
};
const written = '{"plans":[]}';
const done: CatalogueImport = {
  id: 7,
  file: "supplier.csv",
  started_at: at,
  created: 2,
  updated: 1,
  unchanged: 0,
  refused: 1,
  state: "undoable",
  undone_at: null,
  undo_percent: null,
};
const imports = (data: CatalogueImport[], products = 3) =>
  answers(operatorCatalogue.listImports, { data, pagination: paginate(1, 5, data.length), products });
const others = [
  answers(secondFactor.get, {
    status: true,
    data: { enabled: true, enrolledAt: at, recoveryCodesLeft: 8 },
  }),
  answers(operatorCatalogue.listPlans, { data: [starter], file: written, revision: "r1" }),
  answers(operatorCatalogue.listSubscriptions, { data: [], pagination: paginate(1, 20, 0) }),
] as const;
const outcomeOf = (changes: Partial<CatalogueOutcome> = {}): CatalogueOutcome => ({
  dry_run: true,
  created: 2,
  updated: 0,
  unchanged: 0,
  refused_count: 0,
  refused: [],
  missing: [],
  columns: [],
  broken_off: null,
  ...changes,
});
const said = (outcome: CatalogueOutcome) =>
  answers(operatorCatalogue.importCatalogue, { status: true, message: "", data: outcome });

function open() {
  sendByFetch();
  const shown = showScreen({ at: "/operator/catalogue", screen: <OperatorCataloguePage /> });
  act(() => startSession({ user: { ...maya, operator: true }, tokens: tokensOf("test") }));
  return shown;
}
const section = (name: string) => screen.findByRole("region", { name });
const press = async (name: string, where: HTMLElement = document.body) =>
  act(async () => fireEvent.click(await within(where).findByRole("button", { name })));
async function choose(file = new File(["sku,name,price"], "supplier.csv")) {
  await press("Import products");
  await act(async () => fireEvent.change(screen.getByLabelText("Products"), { target: { files: [file] } }));
}

beforeEach(() => notices.set([]));

test("a supplier's file is tried first: counts and refused rows, then stored with one press", async () => {
  const refused = [{ row: 4, column: "price", reason: '"dear" is not an amount', suggestion: "9.50" }];
  const seen = fakeNetwork(imports([]), said(outcomeOf({ refused_count: 1, refused })), ...others);
  open();
  expect(await screen.findByText(/A supplier's CSV is enough/)).toBeTruthy();
  await choose();
  const dialog = await screen.findByRole("dialog", { name: "Import products" });
  expect(await within(dialog).findByText("2 new, 1 skipped")).toBeTruthy();
  expect(within(dialog).getByText("Row 4").closest("li")?.textContent).toContain("(write 9.50?)");
  const asked = () => seen.filter(({ endpoint }) => endpoint === operatorCatalogue.importCatalogue);
  expect(asked().map(({ url }) => url.search)).toEqual(["?dry_run=true"]);

  const stored = fakeNetwork(imports([done]), said(outcomeOf({ dry_run: false })), ...others);
  await press("Import 2 products", dialog);
  expect(await screen.findByRole("dialog", { name: "Products imported" })).toBeTruthy();
  const sent = stored.filter(({ endpoint }) => endpoint === operatorCatalogue.importCatalogue);
  expect(sent.map(({ url }) => url.search)).toEqual(["?dry_run=false"]);
  await press("Done");
  const catalogue = await section("Shared catalogue");
  expect(await within(catalogue).findByText("supplier.csv")).toBeTruthy();
  expect(within(catalogue).getByText(/2 new, 1 changed, 1 skipped/)).toBeTruthy();
});

test("a file with headings of its own is read once somebody says which column holds what", async () => {
  const columns = ["Artikel", "Bezeichnung", "Preis", "Brand"];
  fakeNetwork(imports([]), said(outcomeOf({ missing: ["sku", "name", "price"], columns })), ...others);
  open();
  await choose();
  const dialog = await screen.findByRole("dialog");
  const read = await within(dialog).findByRole<HTMLButtonElement>("button", { name: "Read the file" });
  expect(read.disabled).toBe(true);
  // A heading that is a column's name is chosen already.
  expect(within(dialog).getByLabelText<HTMLSelectElement>("Brand").value).toBe("Brand");
  const pick = (label: string, value: string) =>
    act(async () => fireEvent.change(within(dialog).getByLabelText(label), { target: { value } }));
  await pick("SKU", "Artikel");
  await pick("Name", "Bezeichnung");
  await pick("Price", "Preis");
  const seen = fakeNetwork(imports([]), said(outcomeOf()), ...others);
  await press("Read the file", dialog);
  expect(await within(dialog).findByText("2 new")).toBeTruthy();
  const sent = seen.find(({ endpoint }) => endpoint === operatorCatalogue.importCatalogue);
  expect(JSON.parse(sent?.url.searchParams.get("mapping") ?? "")).toEqual({
    sku: "Artikel",
    name: "Bezeichnung",
    price: "Preis",
    brand: "Brand",
  });
});

test("a file that can't be read says why, and another can be chosen", async () => {
  fakeNetwork(
    imports([done]),
    refuses(operatorCatalogue.importCatalogue, "validation_failed", { file: "It is a workbook." }),
    ...others,
  );
  open();
  await choose();
  expect(await screen.findByText("supplier.csv: It is a workbook.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Choose a file" })).toBeTruthy();
});

test("an undo shows what follows before it is done", async () => {
  const preview = streamOf();
  const outcome = {
    removed: 1,
    restored: 1,
    listed: 1,
    changed: 0,
    staying: [{ sku: "A1", name: "Apple", stores: 2 }],
  };
  const seen = fakeNetwork(
    imports([done]),
    answers(operatorCatalogue.undoImport, { status: true, message: "" }),
    [operatorCatalogue.previewUndo, () => preview.response],
    ...others,
  );
  open();
  await press("Undo…");
  const dialog = await screen.findByRole("dialog", { name: "Undo this import?" });
  const undoButton = within(dialog).getByRole<HTMLButtonElement>("button", { name: "Undo import" });
  await act(async () => preview.write(`${JSON.stringify({ type: "progress", percent: 40 })}\n`));
  expect(await within(dialog).findByText("40% checked")).toBeTruthy();
  expect(undoButton.disabled).toBe(true);
  await act(async () =>
    preview.write(`${JSON.stringify({ type: "outcome", ...outcome })}\n{"type":"end"}\n`),
  );
  expect(await within(dialog).findByText("1 new product is removed.")).toBeTruthy();
  expect(within(dialog).getByText("1 changed product is restored.")).toBeTruthy();
  expect(within(dialog).getByText("A1 Apple · 2 stores")).toBeTruthy();
  expect(seen.some(({ endpoint }) => endpoint === operatorCatalogue.undoImport)).toBe(false);
  await press("Undo import", dialog);
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "The import is being undone" }]));
});

test("an import that is being undone says how far that is", async () => {
  fakeNetwork(imports([{ ...done, state: "undoing", undo_percent: 30 }]), ...others);
  open();
  const catalogue = await section("Shared catalogue");
  expect(await within(catalogue).findByText("Being undone")).toBeTruthy();
  expect(within(catalogue).getByText("30%")).toBeTruthy();
  expect(within(catalogue).queryByRole("button", { name: "Undo…" })).toBeNull();
});

test("an import that ended early says why, and what was saved until then", async () => {
  fakeNetwork(imports([]), said(outcomeOf()), ...others);
  open();
  await choose();
  const ended = outcomeOf({ dry_run: false, created: 1000, broken_off: "The file ends in the middle." });
  fakeNetwork(imports([done]), said(ended), ...others);
  await press("Import 2 products");
  const dialog = await screen.findByRole("dialog", { name: "The import ended early" });
  expect(within(dialog).getByText("The file ends in the middle.")).toBeTruthy();
  expect(within(dialog).getByText("1000 new")).toBeTruthy();
});

test("a trial that is refused leaves the choices that were tried, and only those are imported", async () => {
  fakeNetwork(imports([]), said(outcomeOf()), ...others);
  open();
  await choose();
  const percent = await screen.findByLabelText<HTMLSelectElement>("Wholesale price of rows that name none");
  fakeNetwork(imports([]), refuses(operatorCatalogue.importCatalogue, "unavailable"), ...others);
  await act(async () => fireEvent.change(percent, { target: { value: "25" } }));
  await waitFor(() => expect(percent.value).toBe("60"));
  const stored = fakeNetwork(imports([done]), said(outcomeOf({ dry_run: false })), ...others);
  await press("Import 2 products");
  const sent = stored.filter(({ endpoint }) => endpoint === operatorCatalogue.importCatalogue);
  expect(sent.map(({ url }) => url.search)).toEqual(["?dry_run=false"]);
});

test("closed while it imports, it says that the import continues, and what came of it", async () => {
  fakeNetwork(imports([]), said(outcomeOf()), ...others);
  open();
  await choose();
  await screen.findByRole("button", { name: "Import 2 products" });
  const answer = Promise.withResolvers<Response>();
  fakeNetwork(imports([done]), [operatorCatalogue.importCatalogue, () => answer.promise], ...others);
  await press("Import 2 products");
  await press("Hide");
  expect(notices.get()).toMatchObject([
    { title: "The import continues. Keep this tab open until you're told that it's done." },
  ]);
  const data = outcomeOf({ dry_run: false });
  await act(async () => answer.resolve(Response.json({ status: true, message: "Products imported", data })));
  await waitFor(() => expect(notices.get()).toMatchObject([{}, { title: "Products imported" }]));
});

test("plans are changed as text: what changes is shown, then saved", async () => {
  const changes = {
    added: [],
    changed: [{ before: starter, after: { ...starter, price: usd(1200) } }],
    withdrawn: [],
    unchanged: 2,
  };
  const seen = fakeNetwork(
    imports([done]),
    answers(operatorCatalogue.applyPlans, { status: true, message: "Plans saved", data: changes }),
    ...others,
  );
  open();
  const plans = await section("Plans");
  expect(await within(plans).findByText("3 subscribers")).toBeTruthy();
  expect(within(plans).getByText("50 products, 2.5% fee on sales")).toBeTruthy();
  await press("Change the plans");
  const text = await screen.findByLabelText<HTMLTextAreaElement>("Plans as JSON");
  expect(text.value).toBe(written);
  await act(async () => fireEvent.change(text, { target: { value: '{"plans": []}' } }));
  await press("Show what changes");
  const dialog = await screen.findByRole("dialog", { name: "These plans change" });
  expect(within(dialog).getByText(/^Starter, \$9.00 a month/).tagName).toBe("DEL");
  expect(within(dialog).getByText(/^Starter, \$12.00 a month/).tagName).toBe("INS");
  await press("Save the plans", dialog);
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "Plans saved" }]));
  const sent = seen.filter(({ endpoint }) => endpoint === operatorCatalogue.applyPlans);
  expect(sent.map(({ body }) => body)).toEqual([
    { file: '{"plans": []}', revision: "r1", dry_run: true },
    { file: '{"plans": []}', revision: "r1" },
  ]);
});

test("a plan file that can't be is refused beside it", async () => {
  fakeNetwork(
    imports([done]),
    refuses(operatorCatalogue.applyPlans, "validation_failed", { file: "It is not JSON." }),
    ...others,
  );
  open();
  await press("Change the plans");
  await press("Show what changes");
  expect(await screen.findByText("It is not JSON.")).toBeTruthy();
  expect(screen.getByLabelText("Plans as JSON").getAttribute("aria-invalid")).toBe("true");
});

test("subscriptions say what comes next; each part that fails is tried again", async () => {
  const row = {
    id: "0199a000-0000-7000-8000-000000000001",
    email: "grace@example.com",
    plan: "Starter",
    next_plan: null,
    status: "active" as const,
    paid_until: at,
    ends: true,
    gateway: "sandbox" as const,
    retry_at: null,
  };
  const [session] = others;
  fakeNetwork(
    session,
    refuses(operatorCatalogue.listImports, "internal"),
    refuses(operatorCatalogue.listPlans, "internal"),
    answers(operatorCatalogue.listSubscriptions, { data: [row], pagination: paginate(1, 20, 1) }),
  );
  open();
  expect(await screen.findByText(/^Starter · Test payment · Ends /)).toBeTruthy();
  expect(await screen.findByText("The imports could not be loaded.")).toBeTruthy();
  expect(screen.getByText("The plans could not be loaded.")).toBeTruthy();
});
