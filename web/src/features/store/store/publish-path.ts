import { pages } from "@solodesk/contract/kernel/pages.ts";
import { stepAsking } from "./create/steps.ts";

/** Where a store is published: the step of its details that asks for it. */
export const publishPath = `${pages.addStoreDetail}?step=${stepAsking(["published"])?.name}`;
