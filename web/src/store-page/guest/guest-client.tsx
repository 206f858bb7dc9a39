import "../store-page.css";
import { followTheme } from "#kernel/page/theme.ts";
import { pageIds } from "../document/page-ids.ts";
import { reportOpens } from "../document/report-opens.ts";
import { takeOver } from "../document/take-over.tsx";
import type { GuestPage } from "./guest-page.ts";
import { GuestView } from "./guest-view.tsx";

const root = document.getElementById(pageIds.root);
const data = document.getElementById(pageIds.data)?.textContent;

// Not validated: the server wrote it from a validated response into the document that names this build.
if (root && data) {
  const page: GuestPage = JSON.parse(data);
  takeOver(root, <GuestView page={page} />);
  reportOpens(page.shop.website_url, { page: "booking", code: page.code });
  followTheme();
}
