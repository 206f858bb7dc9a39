/** A loader that fetches the dashboard beside the screen's chunk and never holds the navigation up. */
export const dashboardBeside = (): null => {
  void import("./prefetch-dashboard.ts").then(({ prefetchDashboard }) => prefetchDashboard());
  return null;
};
