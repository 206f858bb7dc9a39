import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answers, fakeNetwork } from "../../../../test/fake-network.ts";
import { newcomer } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { storefrontOf } from "../../../../test/storefront-of.ts";
import { EmbedSetting } from "./embed-setting.tsx";

const { store, services } = storefrontOf();
const [lesson] = services;

function show(published: boolean) {
  const shown = { ...store, published };
  const retired = { ...lesson!, id: "0199a000-0000-7000-8000-000000000008", name: "Retired", active: false };
  fakeNetwork(
    answers(dashboard.get, { ...newcomer, store_info: shown }),
    answers(catalog.listMine, {
      products: [],
      services: [lesson!, retired].map((one) => ({ ...one, questions: [], meeting: null }) as never),
      pagination: { current_page: 1, page_size: 100, total: 0, total_pages: 1 },
    }),
    [auth.getConfig, () => Response.json({ localOnly: false })],
  );
  showScreen({ at: "/settings/store", screen: <EmbedSetting /> });
}

test("a store that is not published is published first", async () => {
  show(false);
  await screen.findByText(/^Publish your store first\./);
  expect(screen.queryByRole("button", { name: "Get the code" })).toBeNull();
  expect(screen.getByRole("link", { name: "Publish your store" })).toBeDefined();
});

test("a seller chooses a service and a theme, sees how it looks, and copies the code", async () => {
  const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal(
    "navigator",
    new Proxy(navigator, {
      get: (real, name) => (name === "clipboard" ? { writeText: copied } : Reflect.get(real, name)),
    }),
  );
  show(true);
  fireEvent.click(await screen.findByRole("button", { name: "Get the code" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Booking on your website" }));
  const code = () => dialog.getByLabelText<HTMLTextAreaElement>("Code for your website").value;
  const frame = () => dialog.getByTitle<HTMLIFrameElement>("Book at Ostle & Wren");
  expect(code()).toContain(`src="${location.origin}/embed.js" data-store="ostle-wren" data-title=`);
  expect(frame().getAttribute("src")).toBe("/embed/ostle-wren");

  const choice = dialog.getByLabelText<HTMLSelectElement>("Services");
  await waitFor(() =>
    expect([...choice.options].map(({ text }) => text)).toEqual(["All services", "Lesson"]),
  );
  fireEvent.change(choice, { target: { value: lesson!.id } });
  fireEvent.change(dialog.getByLabelText("Light or dark"), { target: { value: "dark" } });
  expect(code()).toContain(`data-service="${lesson!.id}" data-theme="dark"`);
  expect(frame().getAttribute("src")).toBe(`/embed/ostle-wren?service=${lesson!.id}&theme=dark`);
  fireEvent.click(dialog.getByRole("button", { name: "Copy code" }));
  await waitFor(() => expect(copied).toHaveBeenCalledWith(code()));
});

test("the preview is as high as its page, and listens to nothing else", async () => {
  show(true);
  fireEvent.click(await screen.findByRole("button", { name: "Get the code" }));
  const frame = await screen.findByTitle<HTMLIFrameElement>("Book at Ostle & Wren");
  const hear = (data: unknown, origin = location.origin, source: Window | null = frame.contentWindow) =>
    act(() => void dispatchEvent(new MessageEvent("message", { data, origin, source })));
  const hello = vi.spyOn(frame.contentWindow!, "postMessage").mockImplementation(() => {});
  hear({ solodesk: "size", height: 700 }, "https://evil.example");
  hear({ solodesk: "size", height: 700 }, location.origin, window);
  hear({ solodesk: "size", height: "700" });
  hear({ solodesk: "ready" }, "https://evil.example");
  expect(frame.style.height).toBe("420px");
  expect(hello).not.toHaveBeenCalled();
  hear({ solodesk: "ready" });
  expect(hello.mock.calls).toEqual([[{ solodesk: "hello" }, location.origin]]);
  hear({ solodesk: "size", height: 700 });
  expect(frame.style.height).toBe("700px");
  hear({ solodesk: "size", height: 1e9 });
  expect(frame.style.height).toBe("10000px");
});
