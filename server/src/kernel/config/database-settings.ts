// Where the database is, and as whom the server works on it.
import { z } from "zod";

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be an address such as postgresql://owner:password@host:5432/solodesk",
});

export const databaseVariables = {
  DATABASE_URL: postgresUrl
    .optional()
    .describe("Owner's address of an outside PostgreSQL 15 or newer; unset: embedded"),
  DATABASE_APP_URL: postgresUrl
    .optional()
    .describe("Address of the role the server runs under, where the owner may not create roles"),
  DATABASE_APP_PASSWORD: z
    .string()
    .min(8, "must have at least 8 characters")
    .optional()
    .describe("Password of the role solodesk_app, the server's own; unset: derived from the owner's"),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(5)
    .max(500)
    .default(20)
    .describe("Most connections to the database that one process works with"),
} satisfies Record<string, z.ZodType>;

const Settings = z.object(databaseVariables);

/** An address has its own password. */
export const namesTwoPasswords = ({
  DATABASE_APP_URL,
  DATABASE_APP_PASSWORD,
}: z.infer<typeof Settings>): boolean =>
  DATABASE_APP_URL !== undefined && DATABASE_APP_PASSWORD !== undefined;
