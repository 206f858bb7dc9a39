import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";

const Health = z.object({ status: z.literal(true) });

export const health = {
  checkLiveness: endpoint({
    method: "GET",
    path: "/healthz",
    summary: "Check that the process responds",
    access: "public",
    answer: Health,
    failed: "We can't reach the server",
    budget: "none",
  }),
  checkReadiness: endpoint({
    method: "GET",
    path: "/readyz",
    summary: "Check that the database responds and its migrations are applied",
    access: "public",
    answer: Health,
    refuses: ["unavailable"],
    failed: "The server is not ready",
  }),
};
