import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { msg } from "../kernel/language/t.ts";

const Health = z.object({ status: z.literal(true) });

export const health = {
  checkLiveness: endpoint({
    method: "GET",
    path: "/healthz",
    summary: "Check that the process responds",
    access: "public",
    answer: Health,
    failed: msg("We can't reach the server"),
    budget: "none",
  }),
  checkReadiness: endpoint({
    method: "GET",
    path: "/readyz",
    summary: "Check that the database responds and its migrations are applied",
    access: "public",
    answer: Health,
    refuses: ["unavailable"],
    failed: msg("The server is not ready"),
  }),
};
