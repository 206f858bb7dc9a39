import { createBrowserRouter, RouterContextProvider } from "react-router";
import { onSessionEnd } from "#kernel/session/session.ts";
import { readBearer } from "#kernel/session/tokens.ts";
import { dataBeside } from "./data-beside.ts";
import { followOtherTabs } from "./page/follow-other-tabs.ts";
import { wantedHash } from "./page/wanted-hash.ts";
import { routes } from "./routes.tsx";

// The first navigation starts before there is a router to ask.
const started: { router?: ReturnType<typeof createBrowserRouter> } = {};

export const router = createBrowserRouter(routes, {
  getContext: () => {
    const hash = () => started.router?.state.navigation.location?.hash ?? location.hash;
    return new RouterContextProvider(new Map([[wantedHash, hash]]));
  },
});
started.router = router;

// The first page's data sets off beside the profile: all they need is the stored bearer.
if (readBearer() !== undefined) dataBeside({ request: new Request(location.href) });

// Nobody to show this page to any more: the guards decide where the visitor may stay.
const lookAgain = () => void router.revalidate();
onSessionEnd(lookAgain);
followOtherTabs(lookAgain);
