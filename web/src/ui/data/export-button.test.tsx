import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { showScreen } from "../../../test/screen.tsx";
import { ExportButton } from "./export-button.tsx";

const csv: [typeof orders.export, () => Response] = [orders.export, () => new Response("Number\r\n")];
const show = () =>
  showScreen({
    at: "/orders",
    screen: <ExportButton endpoint={orders.export} input={{ query: { q: "soap" } }} total={1} done="Done" />,
  });

test("readers of English get the file without a question", async () => {
  const seen = fakeNetwork(csv);
  show();
  fireEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(seen.map(({ url }) => url.search)).toEqual(["?q=soap"]));
});

test.each([
  ["Mit Überschriften auf Deutsch", "?q=soap&headings=localized"],
  ["Mit englischen Überschriften, für Programme", "?q=soap"],
])("others choose the headings: %s", (name, search) =>
  inLanguage("de", async () => {
    const seen = fakeNetwork(csv);
    show();
    fireEvent.keyDown(screen.getByRole("button"), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name }));
    await waitFor(() => expect(seen.map(({ url }) => url.search)).toEqual([search]));
    expect(seen[0]?.headers.get("accept-language")).toBe("de");
  }),
);
