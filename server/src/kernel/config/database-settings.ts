// Settings for the address of the database and the role of the server.
import { z } from "zod";

export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be an address such as postgresql://owner:password@host:5432/solodesk",
});

export const databaseVariables = {
  DATABASE_URL: postgresUrl
    .optional()
    .describe(
      "Address of an external PostgreSQL 15 or newer, with the user and password of the database's owner. If unset, Solodesk runs an embedded PostgreSQL",
    ),
  DATABASE_APP_URL: postgresUrl
    .optional()
    .describe(
      "Address with the user and password of the server's own role. Set it when the owner may not create roles",
    ),
  DATABASE_APP_PASSWORD: z
    .string()
    .min(8)
    .optional()
    .describe(
      "Password of the server's own role, solodesk_app. If unset, it is derived from the owner's password",
    ),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(5)
    .max(500)
    .default(20)
    .describe(
      "Maximum number of database connections in each process's pool. Each process opens up to three more",
    ),
} satisfies Record<string, z.ZodType>;

const Settings = z.object(databaseVariables);

/** Returns whether the password is set twice: DATABASE_APP_URL already contains one. */
export const namesTwoPasswords = ({
  DATABASE_APP_URL,
  DATABASE_APP_PASSWORD,
}: z.infer<typeof Settings>): boolean =>
  DATABASE_APP_URL !== undefined && DATABASE_APP_PASSWORD !== undefined;
