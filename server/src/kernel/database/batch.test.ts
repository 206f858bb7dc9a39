import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { batched } from "./batch.ts";

afterEach(() => void vi.useRealTimers());

const log = { warn: vi.fn() };
const lost = () => Promise.reject(new Error("Connection terminated"));
const refused = (code: string) => Object.assign(new pg.DatabaseError("no", 1, "error"), { code });

test("what comes within a second is written together, and nothing while nothing comes", async () => {
  vi.useFakeTimers();
  const write = vi.fn(async (_items: number[]) => {});
  const batch = batched({ log, write });
  batch.add(1);
  batch.add(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(write).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(write.mock.calls).toEqual([[[1, 2]]]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(write).toHaveBeenCalledTimes(1);
});

test("a full batch waits for no second, and no more than one is under way", async () => {
  let atOnce = 0;
  const write = vi.fn(async (_items: number[]) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await new Promise((done) => setTimeout(done, 5));
    atOnce -= 1;
  });
  const batch = batched({ log, write, most: 3 });
  for (let item = 0; item < 8; item += 1) batch.add(item);
  await batch.flush();
  await batch.flush();
  expect(write.mock.calls.map(([items]) => items)).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [6, 7],
  ]);
});

test("what could not be written is written again a second later, in its order; what the database refuses is not", async () => {
  vi.useFakeTimers();
  const write = vi.fn(async (_items: string[]) => {}).mockImplementationOnce(lost);
  const batch = batched({ log, write });
  batch.add("a");
  await vi.advanceTimersByTimeAsync(1000);
  batch.add("b");
  await vi.advanceTimersByTimeAsync(1000);
  expect(write.mock.calls.map(([items]) => items)).toEqual([["a"], ["a", "b"]]);
  write.mockImplementationOnce(() => Promise.reject(refused("22021")));
  batch.add("c");
  await vi.advanceTimersByTimeAsync(5000);
  expect(write.mock.calls.map(([items]) => items).slice(2)).toEqual([["c"]]);
  // A foreign key violation is retried: the parent row is gone, and the next write leaves this row out.
  write.mockImplementationOnce(() => Promise.reject(refused("23503")));
  batch.add("d");
  await vi.advanceTimersByTimeAsync(5000);
  expect(write.mock.calls.map(([items]) => items).slice(3)).toEqual([["d"], ["d"]]);
});

test("no more waits than there is room for, and how much was dropped is said", async () => {
  const write = vi.fn(async (_items: number[]) => {});
  const batch = batched({ log, write, room: 4 });
  for (let item = 0; item < 10; item += 1) batch.add(item);
  await batch.flush();
  expect(write.mock.calls).toEqual([[[0, 1, 2, 3]]]);
  expect(log.warn).toHaveBeenLastCalledWith({ dropped: 6 }, expect.any(String));
});
