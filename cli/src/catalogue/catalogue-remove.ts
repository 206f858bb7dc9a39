import {
  removeAllProducts,
  removeProducts,
  weighRemoval,
} from "@solodesk/server/features/catalog/catalog/import/remove-products.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { confirm } from "../terminal/confirm.ts";
import { print, say } from "../terminal/print.ts";
import { progressBar } from "../terminal/progress-bar.ts";
import { readArgs } from "../terminal/read-args.ts";
import { oneLine } from "../terminal/terminal-text.ts";

interface Options {
  /** Undefined: the whole catalogue. */
  skus: string[] | undefined;
  isConfirmed: boolean;
}

const NAMED = 10;
const count = (n: number, one: string) => `${n.toLocaleString("en")} ${n === 1 ? one : `${one}s`}`;

/** Throws CliError. */
export function readRemoveOptions(args: string[]): Options {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: { all: { type: "boolean", default: false }, yes: { type: "boolean", default: false } },
  });
  if (values.all && positionals.length > 0) throw new CliError("Specify products or use --all, not both.");
  if (!values.all && positionals.length === 0) {
    throw new CliError(
      "Specify products: solo catalogue remove SKU…; or remove all of them: solo catalogue remove --all",
    );
  }
  return { skus: values.all ? undefined : positionals, isConfirmed: values.yes };
}

type Weighed = Awaited<ReturnType<typeof weighRemoval>>;

function refuseUnknown({ unknown }: Weighed): void {
  if (unknown.length === 0) return;
  const named = unknown.slice(0, NAMED).map(oneLine).join(", ");
  const more = unknown.length > NAMED ? ` and ${unknown.length - NAMED} more` : "";
  throw new CliError(`No product has the SKU ${named}${more}. Nothing was removed.`);
}

/** The question that names the consequences of removing. */
export function askRemoval({ products, listed, stores }: Weighed): string {
  const gone = products === 1 ? "It" : `${listed.toLocaleString("en")} of them`;
  const shelves =
    listed === 0
      ? `No store lists ${products === 1 ? "it" : "them"}.`
      : `${gone} will disappear from ${count(stores, "store")} immediately.`;
  return `${count(products, "product")} will be permanently removed from the catalogue. ${shelves} Remove?`;
}

export async function removeCatalogueCommand(args: string[]): Promise<number> {
  const { skus, isConfirmed } = readRemoveOptions(args);
  const bar = progressBar();
  const { deps, close } = await openInstallation(say);
  try {
    const weighed = await weighRemoval(deps, skus);
    refuseUnknown(weighed);
    if (!isConfirmed && !(await confirm(askRemoval(weighed)))) {
      print("Nothing was removed.");
      return 1;
    }
    const progress = (done: number) => bar.show(done / weighed.products, count(done, "product"));
    const removed = skus ? await removeProducts(deps, skus) : await removeAllProducts(deps, progress);
    bar.end();
    print(`${count(removed, "product")} removed.`);
    return 0;
  } finally {
    bar.end();
    await close();
  }
}
