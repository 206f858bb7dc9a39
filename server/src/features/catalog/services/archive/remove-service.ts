import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { changeService } from "../change-service.ts";

/**
 * Archives a service, because appointments may refer to it; the archive keeps the pictures of the last 100.
 * Throws "not_found", also on a second call.
 */
export const removeService = (deps: Deps, userId: Id, id: Id): Promise<Service> =>
  changeService(deps, userId, id, { change: { archivedAt: deps.clock.now() } });
