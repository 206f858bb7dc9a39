import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { type AdLink, links } from "@solodesk/contract/marketing/links.ts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { newcomer } from "../../../../test/people.ts";
import { appConfig } from "../../../../test/pricing-of.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { storefrontOf } from "../../../../test/storefront-of.ts";
import { LinkList } from "./link-list.tsx";
import { NewLink } from "./new-link.tsx";

const link: AdLink = {
  id: "01990000-0000-7000-8000-000000000001",
  code: "bcdfghjk",
  name: "june fair",
  url: "https://desk.example/store/ostle-wren?utm_source=flyer&link=bcdfghjk",
  short_url: "https://desk.example/l/bcdfghjk",
  path: "/store/ostle-wren",
  leads_to: "Ostle & Wren",
  platform: "flyer",
  source: "flyer",
  medium: "print",
  campaign: "june fair",
  term: "",
  content: "",
  clicks: 1,
  visits: 1204,
  created_at: "2026-11-21T10:00:00Z",
};
const pagination = { current_page: 1, page_size: 20, total: 1, total_pages: 1 };
const listed = answers(links.list, { data: [link], pagination });
const saved = answers(links.create, { status: true, message: "Link created", data: link });

const open = (...routes: Parameters<typeof fakeNetwork>) => {
  const seen = fakeNetwork(
    answers(dashboard.get, { ...newcomer, store_info: storefrontOf().store }),
    answers(catalog.listMine, { products: [], services: [], pagination }),
    ...routes,
  );
  const both = (
    <>
      <NewLink />
      <LinkList />
    </>
  );
  showScreen({ at: "/ads-analytics", screen: both });
  return seen;
};
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("a link is made of where it will be met and its campaign, and its address is seen before it is", async () => {
  const seen = open(listed, saved);
  fireEvent.click(screen.getByRole("button", { name: "New link" }));
  const form = await dialog("New link");
  fireEvent.change(form.getByLabelText("Where you will put it"), { target: { value: "flyer" } });
  fireEvent.click(form.getByRole("button", { name: "Make link" }));
  expect(await form.findByText("Enter a campaign.")).toBeTruthy();
  fireEvent.change(form.getByLabelText("Campaign"), { target: { value: " June\u200B Fair " } });
  await waitFor(() =>
    expect(form.getByLabelText("Address").textContent).toMatch(
      /\/store\/[\w-]+\?utm_source=flyer&utm_medium=print&utm_campaign=june%20fair$/,
    ),
  );
  fireEvent.click(form.getByRole("button", { name: "Make link" }));
  const ready = await dialog("Your link is ready");
  expect(seen.find(({ endpoint }) => endpoint === links.create)?.body).toMatchObject({
    source: "flyer",
    medium: "print",
    campaign: expect.stringMatching(/^June.? Fair$/),
    target: "store",
  });
  expect(ready.getByText(link.short_url)).toBeTruthy();
  expect(
    ready.getAllByRole("link").map((one) => [one.getAttribute("href"), one.getAttribute("download")]),
  ).toEqual([
    ["/l/bcdfghjk/qr.svg", "bcdfghjk-qr.svg"],
    ["/l/bcdfghjk/qr.png", "bcdfghjk-qr.png"],
  ]);
});

test("somewhere else asks for its source, and what the server refuses stands where it was typed", async () => {
  open(listed, refuses(links.create, "validation_failed", { campaign: "There is room for 500 links." }));
  fireEvent.click(screen.getByRole("button", { name: "New link" }));
  const form = await dialog("New link");
  fireEvent.change(form.getByLabelText("Where you will put it"), { target: { value: "other" } });
  fireEvent.change(form.getByLabelText("Campaign"), { target: { value: "Radio" } });
  fireEvent.click(form.getByRole("button", { name: "Make link" }));
  expect(await form.findByText("Enter a source.")).toBeTruthy();
  fireEvent.change(form.getByLabelText("Source"), { target: { value: "podcast" } });
  fireEvent.click(form.getByRole("button", { name: "Make link" }));
  expect(await form.findByText("There is room for 500 links.")).toBeTruthy();
});

test("an address that opens on this computer alone is not to be printed, and says so", async () => {
  const local = (localOnly: boolean) => answers(auth.getConfig, { ...appConfig, localOnly });
  open(listed, local(true));
  fireEvent.click(await screen.findByRole("button", { name: "QR code of june fair" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Do not print.*PUBLIC_URL/);
  cleanup();
  open(listed, local(false));
  fireEvent.click(await screen.findByRole("button", { name: "QR code of june fair" }));
  await dialog("june fair");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("the list tells what came of each, copies it, and removes it only when asked twice", async () => {
  const written = vi.fn(async () => {});
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: written } });
  const seen = open(listed, answers(links.remove, { status: true, message: "" }));
  const row = within(await screen.findByRole("listitem"));
  expect(await row.findByText(/Opened 1 time, 1,204 visits · leads to Ostle & Wren/)).toBeTruthy();
  fireEvent.click(row.getByRole("button", { name: "Copy the link june fair" }));
  await waitFor(() => expect(written).toHaveBeenCalledWith(link.short_url));
  fireEvent.click(row.getByRole("button", { name: "Remove the link june fair" }));
  expect(seen.some(({ endpoint }) => endpoint === links.remove)).toBe(false);
  fireEvent.click((await dialog("Remove june fair?")).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(seen.some(({ endpoint }) => endpoint === links.remove)).toBe(true));
});

test("what cannot be loaded can be asked for again, and none is said", async () => {
  open(refuses(links.list, "internal"));
  expect(await screen.findByText("Your links could not be loaded.")).toBeTruthy();
  document.body.replaceChildren();
  open(answers(links.list, { data: [], pagination: { ...pagination, total: 0, total_pages: 0 } }));
  expect(await screen.findByText(/^No links yet\./)).toBeTruthy();
});
