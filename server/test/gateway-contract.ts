// What every gateway does.
import { takesCharges } from "./gateway-charges.ts";
import { tellsEvents } from "./gateway-events.ts";
import { givesBack } from "./gateway-refunds.ts";
import { takesSessions } from "./gateway-sessions.ts";
import type { GatewayWorld } from "./gateway-world.ts";

export function takesPayments(world: () => GatewayWorld): void {
  takesSessions(world);
  takesCharges(world);
  givesBack(world);
  tellsEvents(world);
}
