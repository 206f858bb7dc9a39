import { expect, test } from "vitest";
import { readContract } from "#kernel/api-document/read-contract.ts";
import { proposable } from "./registry.ts";

test("what the contract lets the assistant propose is what it has an action for", async () => {
  const { endpoints } = await readContract();
  const marked = [...endpoints].filter(([, { agent }]) => agent === "propose");
  expect(marked.map(([name]) => name).toSorted()).toEqual(Object.keys(proposable).toSorted());
  expect(marked.filter(([name, endpoint]) => proposable[name]?.endpoint !== endpoint)).toEqual([]);
});

test("it reaches nothing that gives access, moves a seller's own money or leaves with their data", async () => {
  const { endpoints } = await readContract();
  const never = /^(auth|secondFactor|passwords|emails|google|payouts|deletion|dataExports|billing|mail)\./;
  const reached = [...endpoints].filter(([, { agent }]) => agent !== undefined);
  expect(reached.map(([name]) => name).filter((name) => never.test(name))).toEqual([]);
  // Proposing, confirming and undoing can't be proposed either.
  const own = reached.filter(([name]) => name.startsWith("assistant."));
  expect(own.filter(([, { agent }]) => agent === "propose").map(([name]) => name)).toEqual([]);
  // Someone is signed in, so that what it does is theirs; nothing that is a file or goes on.
  const odd = reached.filter(
    ([, { access, upload, download, stream, raw }]) =>
      access !== "user" || upload || download || stream || raw,
  );
  expect(odd.map(([name]) => name)).toEqual([]);
});
