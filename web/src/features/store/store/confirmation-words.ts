import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import type { Confirmation } from "@solodesk/contract/store/store/confirmation.ts";

/** What happens when somebody books. */
export const confirmationWords: Record<Confirmation, Message> = {
  instant: msg("Confirm right away||rule for bookings"),
  on_request: msg("Ask me first||rule for bookings"),
};
