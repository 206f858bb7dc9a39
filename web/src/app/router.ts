import { createBrowserRouter, RouterContextProvider } from "react-router";
import { onSessionEnd } from "#kernel/session/session.ts";
import { readBearer } from "#kernel/session/tokens.ts";
import { isViewing } from "#kernel/storage/storage.ts";
import { dataBeside } from "./data-beside.ts";
import { followOtherTabs } from "./page/follow-other-tabs.ts";
import { wantedHash } from "./page/wanted-hash.ts";
import { routes } from "./routes.tsx";

// The first navigation starts before `router` is assigned.
const started: { router?: ReturnType<typeof createBrowserRouter> } = {};

export const router = createBrowserRouter(routes, {
  getContext: () => {
    const hash = () => started.router?.state.navigation.location?.hash ?? location.hash;
    return new RouterContextProvider(new Map([[wantedHash, hash]]));
  },
});
started.router = router;

// The first page's data loads in parallel with the profile: its requests need only the stored bearer token.
if (readBearer() !== undefined) dataBeside({ request: new Request(location.href) });

// Runs the guards again when the session changes: they decide whether the visitor may stay on this page.
const endView = async () => (await import("#kernel/session/view.ts")).leaveView("ended");
const lookAgain = () => void router.revalidate();
onSessionEnd(() => (isViewing ? void endView() : lookAgain()));
followOtherTabs(lookAgain);
