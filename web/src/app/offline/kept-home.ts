// What Home needs to open without a connection.
import { DashboardUser, dashboard, TodayAnswer } from "@solodesk/contract/account/dashboard.ts";
import { AppConfig } from "@solodesk/contract/identity/auth/app-config.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { keepAppOffline } from "#kernel/offline/keep-app.ts";
import { keepAnswers, openAnswers } from "#kernel/offline/kept-answers.ts";
import { readAgainWhenBack } from "#kernel/offline/read-again-when-back.ts";
import { isStandIn } from "#kernel/session/load-user.ts";
import { currentUser } from "#kernel/session/session.ts";

/** With the shapes of their answers, which endpoints don't have in the browser (see short-contract.ts). */
const shown = [
  { ...auth.getConfig, answer: AppConfig },
  { ...dashboard.get, answer: DashboardUser },
  { ...dashboard.getToday, answer: TodayAnswer },
];

/** Keeps the answers of these calls as they come, and the app's code once Home has shown them. */
export function keepHome(): void {
  keepAnswers(shown);
  readAgainWhenBack();
  const stop = queryClient.getQueryCache().subscribe(() => isHomeShown() && keep());
  const keep = () => {
    stop();
    void loadParts().finally(keepAppOffline);
  };
  if (isHomeShown()) keep();
}

/** Only Home reads today's sheet. */
function isHomeShown(): boolean {
  const sheet = queryClient.getQueryCache().find({
    queryKey: [dashboard.getToday.path],
    exact: false,
    type: "active",
    predicate: ({ state }) => state.status === "success",
  });
  return sheet !== undefined && currentUser() !== null && !isStandIn();
}

/** What Home and a press on it load after the first view, and what says how it went, so that they are kept too. */
const loadParts = () =>
  Promise.allSettled([
    import("#features/scheduling/appointments/calendar/calendar.tsx"),
    import("#features/scheduling/appointments/calendar/grid/calendar-grid.tsx"),
    import("#ui/overlays/toaster.tsx"),
    import("#features/scheduling/appointments/status/status-question.tsx"),
    import("#features/scheduling/appointments/collect/payment-dialog.tsx"),
  ]);

export const openKeptHome = () => openAnswers(shown);
