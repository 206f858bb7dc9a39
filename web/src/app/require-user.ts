// The guards, which run before every navigation (spec 2). A screen's data may already be loading
// (data-beside.ts), but no screen shows before they pass.
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { type MiddlewareFunction, redirect } from "react-router";
import { wantsOtherPage } from "#kernel/page/language-choice.ts";
import { leaveFor, loadAgain } from "#kernel/page/leave-for.ts";
import { safeRedirect } from "#kernel/session/safe-redirect.ts";
import { currentUser } from "#kernel/session/session.ts";
import { readBearer } from "#kernel/session/tokens.ts";
import { isViewing } from "#kernel/storage/storage.ts";
import { takeLinkToken } from "./confirmation/link-token.ts";
import { wantedHash } from "./page/wanted-hash.ts";
import { loginFor, wantsStoreCheck } from "./paths.ts";

const addressOf = (request: Request) => new URL(request.url);

/**
 * Fetches the profile while no user is loaded, or takes the kept one without a connection; spends the token of a link,
 * changes to the language of the account, and checks for a store once per page load.
 */
export const knowUser: MiddlewareFunction = async ({ request, context }) => {
  if (currentUser() === null && readBearer() !== undefined)
    await (await import("#kernel/session/load-user.ts")).loadUser(openKeptHome);
  const token = takeLinkToken();
  if (token !== undefined) await (await import("./confirmation/link-login.ts")).spendLinkToken(token);
  const user = currentUser();
  if (user === null && isViewing) return (await import("#kernel/session/view.ts")).leaveView("ended");
  if (user !== null && wantsOtherPage(user.language))
    return loadFromServer(addressOf(request), context.get(wantedHash)());
  const { pathname, searchParams } = addressOf(request);
  if (user === null || !wantsStoreCheck(pathname)) return;
  // A user who returns from paying sees the result first; the check waits for the next navigation.
  if (searchParams.has("payment")) return;
  const { lacksStore, markStoreChecked } = await import("./store-check.ts");
  if (pathname === pages.addStoreDetail) return markStoreChecked();
  if (await lacksStore()) throw redirect(pages.addStoreDetail);
};

const openKeptHome = async () => (await import("./offline/kept-home.ts")).openKeptHome();

/** Shows nothing until the page is there. */
function loadFromServer({ pathname, search }: URL, hash: string): Promise<never> {
  if (pathname + search === location.pathname + location.search) loadAgain();
  else leaveFor(pathname + search + hash);
  return new Promise(() => undefined);
}

export const requireUser: MiddlewareFunction = ({ request, context }) => {
  if (currentUser() !== null) return;
  const { pathname, search } = addressOf(request);
  throw redirect(loginFor({ pathname, search, hash: context.get(wantedHash)() }));
};

/** Spec 2: redirects signed-in users away from the sign-in screens. */
export const leaveWhenSignedIn: MiddlewareFunction = () => {
  const user = currentUser();
  if (user !== null) throw redirect(safeRedirect(user.redirectPath, location.origin) ?? pages.home);
};
