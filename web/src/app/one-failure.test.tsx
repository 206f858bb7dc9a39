// A failing dashboard is requested once and reported once, however many parts of the page need it.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { errors } from "@solodesk/contract/kernel/errors.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { HomeScreen } from "#features/account/dashboard/home-screen.tsx";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { notices } from "#kernel/page/notify.ts";
import { startSession } from "#kernel/session/session.ts";
import { fakeNetwork, refuses } from "../../test/fake-network.ts";
import { maya, tokensOf } from "../../test/people.ts";
import { showScreen } from "../../test/screen.tsx";
import { askFor } from "./screen-data.ts";
import { lacksStore } from "./store-check.ts";

const Other = () => <p>{useDashboard()?.name ?? "Nobody known"}</p>;

test("one request and one toast on the way in, whatever mounts later, and another of each after Retry", async () => {
  const home = new URL("/", location.origin);
  const seen = fakeNetwork(refuses(dashboard.get, "internal"));
  const asked = () => seen.filter(({ endpoint }) => endpoint === dashboard.get).length;
  const failed = () => queryClient.getQueryState(readOf(dashboard.get, {}).queryKey)?.status === "error";
  startSession({ user: maya, tokens: tokensOf("test") });
  const clear = vi.spyOn(queryClient, "clear").mockReturnValue();
  // As on a page load: requested in parallel with the profile, by the guard, beside the shell's script, then
  // by each part.
  void askFor(home);
  await waitFor(() => expect(failed()).toBe(true));
  expect(await lacksStore()).toBe(false);
  void askFor(home);
  const main = (
    <HomeScreen
      isWaiting={false}
      renderToday={() => null}
      renderBriefing={() => null}
      renderCalendar={() => null}
      renderNext={() => null}
    />
  );
  const { unmount } = showScreen({ at: "/", screen: [<Other key="beside" />, <div key="main">{main}</div>] });
  await screen.findByText(/^Your dashboard could not/);
  // Another screen, shortly after.
  unmount();
  showScreen({ at: "/", screen: main });
  await screen.findByText(/^Your dashboard could not/);
  expect(asked()).toBe(1);
  expect(notices.get()).toMatchObject([{ title: "Error", description: errors.internal[1] }]);
  // Equal toasts within 100 ms show once, so wait longer than that.
  await new Promise((done) => setTimeout(done, 150));
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect([asked(), notices.get().length]).toEqual([2, 2]));
  clear.mockRestore();
});
