import { pages } from "@solodesk/contract/kernel/pages.ts";
import { stepAsking } from "./create/steps.ts";

/** The step of the store details that has the "Published" switch. */
export const publishPath = `${pages.addStoreDetail}?step=${stepAsking(["published"])?.name}`;
