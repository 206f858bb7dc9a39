import { type DataExport, dataExports } from "@solodesk/contract/account/data-exports.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { sizeInWords } from "#kernel/text/size-in-words.ts";
import { answers, fakeNetwork } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { DataExportSetting } from "./data-export-setting.tsx";

const copy = (changes: Partial<DataExport> = {}): DataExport => ({
  id: "0199d000-0000-7000-8000-000000000001",
  status: "running",
  percent: 42,
  bytes: null,
  requestedAt: "2026-11-21T10:00:00Z",
  readyAt: null,
  expiresAt: null,
  error: null,
  ...changes,
});
const listed = (...data: DataExport[]) => answers(dataExports.list, { status: true, data });
const show = () => showScreen({ at: "/settings", screen: <DataExportSetting /> });
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Export my data" });

test("a copy is asked for, shows how far it is, and can then be downloaded", async () => {
  const asked = { status: true as const, message: "", data: copy({ status: "queued", percent: 0 }) };
  const seen = fakeNetwork(listed(), answers(dataExports.create, asked));
  show();
  await waitFor(() => expect(button().disabled).toBe(false));
  fakeNetwork(listed(copy()), answers(dataExports.create, asked));
  fireEvent.click(button());
  const bar = await screen.findByRole("progressbar", { name: "Making your copy" });
  expect(bar.getAttribute("aria-valuenow")).toBe("42");
  expect(button().disabled).toBe(true);
  expect(seen.length).toBeGreaterThan(0);
  const ready = { status: "ready", bytes: 3_400_000, readyAt: "2026-11-21T10:01:00Z" } as const;
  fakeNetwork(listed(copy({ ...ready, expiresAt: "2026-11-28T10:01:00Z" })));
  expect(await screen.findByRole("button", { name: "Download 3.4 MB" })).toBeTruthy();
  expect(button().disabled).toBe(false);
});

test("what failed says why, what is over that it was deleted, and a list that did not come has a way on", async () => {
  fakeNetwork(
    listed(copy({ percent: 76, error: "We couldn't prepare your data. We'll try again in a minute." })),
  );
  const failing = show();
  expect((await screen.findByRole("status")).textContent).toMatch(/prepare your data\..*try again/);
  expect(screen.queryByText(/is being made/)).toBeNull();
  failing.unmount();
  fakeNetwork(listed(copy({ status: "failed", error: "The copy could not be made." })));
  const { unmount } = show();
  expect(await screen.findByText("The copy could not be made.")).toBeTruthy();
  unmount();
  fakeNetwork(listed(copy({ status: "expired" })));
  const again = show();
  expect(await screen.findByText(/has expired/)).toBeTruthy();
  again.unmount();
  fakeNetwork();
  show();
  expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
});

test("sizes are told roughly", () => {
  expect([400, 65_432, 3_400_000, 123_456_789].map(sizeInWords)).toEqual([
    "1 kB",
    "65 kB",
    "3.4 MB",
    "123 MB",
  ]);
  expect(inLanguage("de", () => sizeInWords(3_400_000))).toBe("3,4 MB");
});
