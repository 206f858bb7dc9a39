import { subscription } from "@solodesk/contract/money/subscription.ts";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { queryClient } from "./query-client.ts";
import { refreshed } from "./refreshed.ts";

const queryKey = [subscription.get.path, {}];

test("a first answer that was read before a change is asked for once more after it", async () => {
  const answers: ((plan: string) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const stop = observer.subscribe(() => {});
  expect(answers).toHaveLength(1);
  refreshed([subscription.get]);
  answers[0]?.("Starter");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.("Pro");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("Pro"));
  refreshed([subscription.get]);
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.("Max");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("Max"));
  expect(queryFn).toHaveBeenCalledTimes(3);
  stop();
});
