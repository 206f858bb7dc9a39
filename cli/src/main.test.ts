import { once } from "node:events";
import { text } from "node:stream/consumers";
import { productVersion } from "@solodesk/server/kernel/config/product-version.ts";
import { expect, test } from "vitest";
import { testCli } from "../test/test-cli.ts";

const { file, soloProcess, startSolo } = testCli();

test("a command reads its process's settings, folder and arguments, writes to its outputs and ends with its exit code", () => {
  file("goods.csv", "sku,name,price\nA,Cup,12.50\n");
  expect(soloProcess("catalogue", "import", "goods.csv")).toEqual({
    status: 0,
    stdout: "1 created, 0 updated, 0 unchanged, 0 rejected.\n",
    stderr: "100 %: 1 products\n",
  });
  file(".env", "CURRENCY=JPY\n");
  expect(soloProcess("catalogue", "list")).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringContaining("JPY"),
  });
  file(".env", "");
  expect(soloProcess("catalogue", "remove", "A")).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringContaining("This is not a terminal: add --yes to confirm.\n"),
  });
});

test("what is no command ends with 1 and one sentence", () => {
  expect(soloProcess("dance")).toEqual({
    status: 1,
    stdout: "",
    stderr: 'Unknown command "dance"; see: solo help\n',
  });
});

test("a reader that stops reading, such as head, is no failure", async () => {
  const child = startSolo("config");
  child.stdout.destroy();
  const said = text(child.stderr);
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await said).toBe("");
});

test("--version prints the version alone", () => {
  expect(soloProcess("--version")).toEqual({ status: 0, stdout: `${productVersion}\n`, stderr: "" });
});
