import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, fakeNetwork } from "../../../../test/fake-network.ts";
import { newcomer } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { storefrontOf } from "../../../../test/storefront-of.ts";
import { EmbedSetting } from "./embed-setting.tsx";
import { ViewPage } from "./view-page.tsx";

const { store } = storefrontOf();
const show = (published: boolean) => {
  fakeNetwork(answers(dashboard.get, { ...newcomer, store_info: { ...store, published } }));
  return showScreen({
    at: "/services",
    screen: (
      <>
        <EmbedSetting />
        <ViewPage kind="product" item={{ slug: "draft", active: false }} />
        <ViewPage kind="product" item={{ slug: "soap", active: true }} />
        <ViewPage kind="service" item={{ slug: "haircut", active: true }} />
      </>
    ),
  });
};
const pages = () =>
  screen.queryAllByRole("link", { name: "View page" }).map((link) => link.getAttribute("href"));

test("what is on offer has a link to its page", async () => {
  show(true);
  await screen.findAllByRole("link", { name: "View page" });
  const address = `/store/${store.website_url}`;
  expect(pages()).toEqual([`${address}/p/soap`, `${address}/s/haircut`]);
});

test("a store that is not published has no pages to view", async () => {
  show(false);
  await screen.findByRole("link", { name: "Publish your store" });
  expect(pages()).toEqual([]);
});
