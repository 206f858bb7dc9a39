import { customers } from "@solodesk/contract/scheduling/customers.ts";
import { series } from "@solodesk/contract/scheduling/series.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { changedByAppointments } from "../changed-by-appointments.ts";

/** What was taken meanwhile is said in the form. */
export const useCreateSeries = () =>
  useSend(series.create, { refresh: [...changedByAppointments, customers.list], quiet: true });
