import { createBrowserRouter, RouterContextProvider } from "react-router";
import { onSessionEnd } from "#kernel/session.ts";
import { followOtherTabs } from "./follow-other-tabs.ts";
import { routes } from "./routes.tsx";
import { wantedHash } from "./wanted-hash.ts";

// The first navigation starts before there is a router to ask.
const started: { router?: ReturnType<typeof createBrowserRouter> } = {};

export const router = createBrowserRouter(routes, {
  getContext: () => {
    const hash = () => started.router?.state.navigation.location?.hash ?? location.hash;
    return new RouterContextProvider(new Map([[wantedHash, hash]]));
  },
});
started.router = router;

// Nobody to show this page to any more: the guards decide where the visitor may stay.
const lookAgain = () => void router.revalidate();
onSessionEnd(lookAgain);
followOtherTabs(lookAgain);
