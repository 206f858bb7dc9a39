import { beforeEach, expect, test, vi } from "vitest";
import { storefrontOf } from "../../../test/storefront-of.ts";
import type { EmbedData } from "./embed-data.ts";

const { hydrateEmbed, refuseStorage } = vi.hoisted(() => ({ hydrateEmbed: vi.fn(), refuseStorage: vi.fn() }));
vi.mock("../hydrate.tsx", () => ({ hydrateEmbed }));
// A real one can't be given back its storage.
vi.mock("#kernel/storage/refuse-storage.ts", () => ({ refuseStorage }));

const settled = () => new Promise((done) => setTimeout(done, 20));
let sent: { path: string; init: RequestInit }[];

beforeEach(async () => {
  // Wakes the pages of earlier tests, which would wake with this one.
  document.dispatchEvent(new Event("pointermove"));
  await settled();
  sent = [];
  hydrateEmbed.mockReset();
  refuseStorage.mockReset();
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return new Response(null, { status: 204 });
  });
});

async function start({
  service = null,
  referrer = "https://salon.example/",
}: {
  service?: string | null;
  referrer?: string;
} = {}) {
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
  vi.resetModules();
  const [{ startEmbed }, { embedData }] = await Promise.all([
    import("./start-embed.ts"),
    import("./embed-data.ts"),
  ]);
  const page: EmbedData = embedData({
    storefront: storefrontOf(),
    publicUrl: "https://desk.example",
    theme: null,
    service,
  });
  startEmbed(document.createElement("div"), page);
  return page;
}
const press = () => window.dispatchEvent(new Event("pointerdown"));

test("a visit counts once the visitor presses something, for the website that led there, and without cookies", async () => {
  await start();
  expect(refuseStorage).toHaveBeenCalledTimes(1);
  await settled();
  expect(sent).toEqual([]);
  press();
  press();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: "/api/marketplace-solopreneur/store/ostle-wren/visits",
    init: { method: "POST", credentials: "omit", keepalive: true },
  });
  expect(JSON.parse(await (sent[0]!.init.body as Blob).text())).toMatchObject({
    kind: "visit",
    touch: { platform: "referral", source: "salon.example" },
  });
});

test("the preview at the desk is no visit", async () => {
  await start({ referrer: `${location.origin}/settings/store` });
  press();
  await settled();
  expect(sent).toEqual([]);
});

test("the list of services sleeps until the visitor touches it; one service opens at once", async () => {
  const referrer = `${location.origin}/`;
  await start({ referrer });
  await settled();
  expect(hydrateEmbed).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("pointermove"));
  await vi.waitFor(() => expect(hydrateEmbed).toHaveBeenCalledTimes(1));
  const { services } = await start({ referrer, service: storefrontOf().services[0]!.id });
  expect(services).toHaveLength(1);
  await vi.waitFor(() => expect(hydrateEmbed).toHaveBeenCalledTimes(2));
});

test("the page without a store only says how high it is", async () => {
  vi.resetModules();
  const { startEmbed } = await import("./start-embed.ts");
  startEmbed(document.createElement("div"), { embed: null });
  document.dispatchEvent(new Event("pointermove"));
  press();
  await settled();
  expect(hydrateEmbed).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});
