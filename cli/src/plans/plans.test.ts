import { expect, test } from "vitest";
import { testCli } from "../../test/test-cli.ts";
import { plansCommand } from "./plans.ts";
import { describePlans } from "./plans-list.ts";

const cli = testCli();
const solo = (...args: string[]) => cli.solo("plans", ...args);

const pack = { key: "pack", kind: "credits", name: "Pack", price: "10", credits: "12.5" };
const month = {
  key: "small-month",
  kind: "subscription",
  interval: "month",
  name: "Small",
  price: "9.00",
  limits: { products: 5, appointments_per_month: 20 },
};
const free = { key: "free", kind: "free", name: "Free", limits: { products: 3, appointments_per_month: 20 } };
const file = (...plans: object[]) => cli.file("plans.json", JSON.stringify({ plans }));

test("what is sold is what a file says, once the operator has read what that changes", async () => {
  const path = file(pack, free, month);
  const told = [
    "+ pack: Pack, 10.00 USD, 12.50 USD in credits",
    "+ free: Free, free, 3 products, 20 appointments per month",
    "+ small-month: Small, 9.00 USD a month, 5 products, 20 appointments per month",
    "0 unchanged.",
  ];
  expect(await solo("apply", path)).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `${told.join("\n")}\nApply these changes? Plans that were already bought stay as they are. This is not a terminal: add --yes to confirm.\n`,
  });
  expect(await solo("apply", path, "--yes")).toMatchObject({
    status: 0,
    stdout: "3 added, 0 changed, 0 withdrawn.\n",
  });

  const other = file({ ...pack, price: "11" }, free, { ...month, description: "For one" });
  expect(await solo("apply", other, "--yes")).toMatchObject({
    status: 0,
    stdout: "0 added, 2 changed, 0 withdrawn.\n",
    stderr: [
      "~ pack: Pack, 10.00 USD, 12.50 USD in credits",
      "    → Pack, 11.00 USD, 12.50 USD in credits",
      "~ small-month: Small, 9.00 USD a month, 5 products, 20 appointments per month (other details changed)",
      "1 unchanged.",
      "",
    ].join("\n"),
  });
  expect((await solo("apply", file({ ...pack, price: "11" }))).stderr).toContain(
    "Changes to Free apply right away to everyone who has no other plan.",
  );
  expect((await solo("apply", file(free, { ...month, emails_per_day: 2000 }))).stderr).toContain(
    "5 products, 20 appointments per month, 2000 emails a day",
  );
  const { stderr } = await solo("apply", file({ ...pack, price: "11" }), "--yes");
  expect(stderr).toContain("- small-month: Small");
  expect(stderr).toContain("    → Free, free, no limits");
  expect((await solo("list")).stdout.split("\n")).toEqual([
    "Key   Version  Name  Price      Includes",
    "pack  2        Pack  11.00 USD  12.50 USD in credits",
    "free  2        Free  free       no limits",
    "",
  ]);
});

test("a file that cannot be meant changes nothing", async () => {
  expect(await solo("apply", file({ ...pack, price: "free" }), "--yes")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/plans\.json: plans\.0\.price: Use an amount in USD above zero/),
  });
  await expect(plansCommand(["apply", "no-such.json"])).rejects.toThrow(
    "The file no-such.json cannot be read.",
  );
  await expect(plansCommand(["apply"])).rejects.toThrow("Specify the plan file");
  await expect(plansCommand(["sell"])).rejects.toThrow('Unknown command "plans sell": use list or apply');
  expect(describePlans([])).toBe("Nothing is for sale yet. Add plans: solo plans apply FILE");
});
