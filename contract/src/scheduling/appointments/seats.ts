import { z } from "zod";
import { Capacity } from "../../catalog/services.ts";

/** How many spots one booking takes. The capacity of the service limits it further. */
export const Seats = Capacity;

/** The same in a query. */
export const SeatsQuery = z.coerce.number<number>().pipe(Seats).default(1);
