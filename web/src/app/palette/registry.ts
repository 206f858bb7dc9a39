// What the palette searches: the pages, the actions, and the records of every feature's `<feature>.search.ts`.
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";
import { actions } from "./actions.ts";
import type { CommandSource } from "./entry.ts";
import { pageEntries } from "./page-entries.ts";

const files = import.meta.glob<{ search: FeatureSearch }>("../../**/*.search.ts", { eager: true });
const features = Object.values(files).map(({ search }) => search);

const pagesSource: CommandSource = {
  name: msg("Pages"),
  commands: ({ isOperator }) => pageEntries(features, isOperator),
};

/** Groups that match equally well keep this order. */
export const commandSources = [pagesSource, actions];
export const recordSources = features
  .flatMap(({ records = [] }) => records)
  .toSorted((one, other) => Number(other.own ?? false) - Number(one.own ?? false));
