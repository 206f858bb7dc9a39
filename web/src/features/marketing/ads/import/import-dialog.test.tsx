import { ads } from "@solodesk/contract/marketing/ads.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { outcomeOf } from "../../../../../test/ads-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { sendByFetch } from "../../../../../test/sent-by-fetch.ts";
import { ImportDialog } from "./import-dialog.tsx";

const close = vi.fn<() => void>();
const shown = { from: "2026-10-23", to: "2026-11-21" };
const said = (changes = {}) =>
  answers(ads.importReport, { status: true, message: "", data: outcomeOf(changes) });

function begin(...network: Parameters<typeof fakeNetwork>) {
  const seen = fakeNetwork(...network);
  sendByFetch();
  showScreen({ at: "/ads-analytics", screen: <ImportDialog shown={shown} onClose={close} /> });
  fireEvent.change(screen.getByLabelText("Report"), { target: { files: [new File(["a,b"], "report.csv")] } });
  return seen;
}
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>("button", { name });

beforeEach(() => notices.set([]));

test("a file is looked at before anything is stored: platform, totals, first rows and what is left out", async () => {
  const seen = begin(said());
  expect((await button("Import 10 rows")).disabled).toBe(false);
  expect(screen.getByLabelText<HTMLSelectElement>("Platform").value).toBe("google");
  expect(screen.getByText("Spend", { selector: "dt" }).nextSibling?.textContent).toBe("$152.00");
  expect(screen.getByText(/Nov 1\s–\s5, 2026, 5 days/)).toBeTruthy();
  expect(screen.getByRole("cell", { name: /^Spring sale/ })).toBeTruthy();
  const skipped = screen.getByRole("region", { name: "Skipped rows" });
  expect(
    within(skipped)
      .getAllByRole("listitem")
      .map((row) => row.textContent),
  ).toEqual(["Row 7“=1+1” is a formula.", "Row 9The spend is below nought."]);
  expect(seen.map(({ url }) => url.search)).toEqual(["?dry_run=true"]);
});

test("what was misunderstood is put right by hand, and the file is read anew by it", async () => {
  const seen = begin(said());
  fireEvent.click(await button("Which column holds what"));
  fireEvent.change(screen.getByLabelText("Spend"), { target: { value: "Budget" } });
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(screen.getByLabelText<HTMLSelectElement>("Spend").value).toBe("Budget");
  const mapping = { ...outcomeOf().mapping, spend: "Budget" };
  expect(JSON.parse(seen[1]?.url.searchParams.get("mapping") ?? "")).toEqual(mapping);
  await waitFor(async () => expect((await button("Import 10 rows")).disabled).toBe(false));
  fireEvent.change(screen.getByLabelText("Platform"), { target: { value: "meta" } });
  await waitFor(() => expect(seen[2]?.url.searchParams.get("platform")).toBe("meta"));
  // One choice does not reset the other.
  expect(seen[2]?.url.searchParams.has("mapping")).toBe(true);
});

test("dates that may be read in two ways are asked about, and nothing is imported before", async () => {
  const seen = begin(said({ problems: [{ field: "dates", message: "Are days or months first?" }] }));
  expect((await button(/^Import/)).disabled).toBe(true);
  expect(screen.getByText("Are days or months first?")).toBeTruthy();
  // Nothing has been counted yet.
  expect(screen.queryByText("Campaigns", { selector: "dt" })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: /^Day first/ }));
  await waitFor(() => expect(seen[1]?.url.searchParams.get("dates")).toBe("day_first"));
  fireEvent.click(await button("Another file"));
  expect(await button("Choose a file")).toBeTruthy();
});

test("imported, it says what is new, and can be taken back", async () => {
  const id = "0199c000-0000-7000-8000-000000000042";
  begin(said());
  const stores = await button("Import 10 rows");
  const seen = fakeNetwork(
    said({ dry_run: false, import_id: id }),
    answers(ads.undoImport, { status: true, message: "", data: { removed: 9, restored: 0 } }),
  );
  sendByFetch();
  fireEvent.click(stores);
  expect(await screen.findByText("9 rows imported. 1 row was already imported.")).toBeTruthy();
  expect(seen[0]?.url.search).toBe("?dry_run=false");
  // The screen behind already shows all of its days.
  expect(screen.queryByRole("button", { name: "Show these days" })).toBeNull();
  fireEvent.click(await button("Undo"));
  expect(await button("Choose a file")).toBeTruthy();
  expect(notices.get().map(({ title }) => title)).toEqual(["Import undone"]);
});

test("a file that is none is refused with its reason, and another can be chosen", async () => {
  begin(refuses(ads.importReport, "validation_failed", { file: "These are products, not a report of ads." }));
  expect(await screen.findByText("report.csv: These are products, not a report of ads.")).toBeTruthy();
  expect(await button("Choose a file")).toBeTruthy();
  expect(notices.get()).toEqual([]);
});
