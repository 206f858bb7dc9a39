import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { msg } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";

/** The password of the demo's owners. */
export const demoPassword = "correct-horse-battery";

/** Emails of the owners of the demo's stores. Anyone may sign in as one of them. */
export const demoOwners = {
  hair: "mia@demo.example",
  bikes: "jonas@demo.example",
  pottery: "eileen@demo.example",
} as const;

export const demo = {
  startOver: endpoint({
    method: "POST",
    path: `${M}/demo/start-over`,
    summary: "Discard everything that was changed in the demo; the server restarts for it",
    access: "public",
    answer: z.null(),
    status: 204,
    refuses: ["not_found"],
    failed: msg("Failed to start the demo over"),
  }),
};
