import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { readOf } from "#kernel/api/query.ts";
import type { ScreenReads } from "#kernel/page/screen-record.ts";
import { servicesRead } from "./add/services-read.ts";
import { appointmentQueryIn, appointmentsRead, listedStatusOf } from "./appointments-read.ts";
import { waitingRead } from "./waiting/use-waiting.ts";

export const listReads: ScreenReads = (query, { type }) => [
  appointmentsRead(type, appointmentQueryIn(query)),
  ...(listedStatusOf(type) === "Pending" ? [waitingRead()] : []),
];

export const addReads: ScreenReads = () => [readOf(catalog.listMine, servicesRead)];
