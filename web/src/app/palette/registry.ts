// The palette's sources, one line per feature. Groups that match equally well keep this order.
import type { CommandSource, PaletteSource, RecordSource } from "./entry.ts";
import { actions } from "./sources/actions.ts";
import { catalogueProducts } from "./sources/catalogue-products.ts";
import { faqs } from "./sources/faqs.ts";
import { ownAppointments } from "./sources/own-appointments.ts";
import { ownOrders } from "./sources/own-orders.ts";
import { ownServices } from "./sources/own-services.ts";
import { screens } from "./sources/screens.ts";

export const sources: readonly PaletteSource[] = [
  screens,
  actions,
  ownServices,
  ownAppointments,
  ownOrders,
  catalogueProducts,
  faqs,
];

const isOfRecords = (source: PaletteSource): source is RecordSource => "search" in source;
const isOfCommands = (source: PaletteSource): source is CommandSource => "commands" in source;

export const recordSources = sources.filter(isOfRecords);
export const commandSources = sources.filter(isOfCommands);
