import type { Appointment } from "../appointments.ts";

type Asked = Pick<Appointment, "status" | "source"> & { customer: Pick<Appointment["customer"], "email"> };

/** Whether the seller has suggested the time, and the customer has still to accept it. */
export const asksCustomer = ({ status, source, customer }: Asked): boolean =>
  status === "Pending" && source === "seller" && customer.email !== "";
