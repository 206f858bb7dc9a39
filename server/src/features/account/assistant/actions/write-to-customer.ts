import { t } from "@solodesk/contract/kernel/language/t.ts";
import { CustomerEmail, customerEmails } from "@solodesk/contract/scheduling/customer-emails.ts";
import { z } from "zod";
import { findCustomer } from "#features/scheduling/appointments/list/find-customer.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Action } from "./action.ts";

const Input = z.strictObject({ body: CustomerEmail });

/** Emails a customer. Nothing else changes. */
export const customerEmail: Action<z.infer<typeof Input>, { name: string; email: string }> = {
  endpoint: customerEmails.send,
  tool: "Propose an email to a customer",
  input: Input,
  read: async (deps, { user, input }) => {
    const store = await findStoreOfUser(deps.db, user.id);
    const customer = store && (await findCustomer(deps.db, store.id, input.body.email));
    if (!customer) throw new AppError("not_found");
    const { name, email } = customer;
    return { name, email };
  },
  describe: ({ name }) => ({ title: t("Email {name}", { name }), changes: [] }),
  undo: () => "emails",
};
