// The palette's sources, one line per feature. Groups that match equally well keep this order.
import type { CommandSource, RecordSource, Source } from "./entry.ts";
import { actions } from "./sources/actions.ts";
import { faqs } from "./sources/faqs.ts";
import { ownAppointments } from "./sources/own-appointments.ts";
import { ownOrders } from "./sources/own-orders.ts";
import { ownServices } from "./sources/own-services.ts";
import { products } from "./sources/products.ts";
import { screens } from "./sources/screens.ts";

export const sources: readonly Source[] = [
  screens,
  actions,
  ownServices,
  ownAppointments,
  ownOrders,
  products,
  faqs,
];

const isOfRecords = (source: Source): source is RecordSource => "search" in source;
const isOfCommands = (source: Source): source is CommandSource => "commands" in source;

export const recordSources = sources.filter(isOfRecords);
export const commandSources = sources.filter(isOfCommands);
