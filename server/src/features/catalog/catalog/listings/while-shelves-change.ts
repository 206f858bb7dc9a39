import { brokeConstraint, lostRace } from "#kernel/database/db.ts";

const ATTEMPTS = 20;

/** A product goes while a store lists it, or both wait for each other's rows and the database ends one of them. */
const mayWorkNow = (error: unknown) => brokeConstraint(error, "listings_product_id_fkey") || lostRace(error);

/**
 * Does work that a seller who picks a product and an operator who removes it at the same moment may spoil for each
 * other: the one who comes second tries again, and then sees what the other did.
 */
export async function whileShelvesChange<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!mayWorkNow(error) || attempt === ATTEMPTS) throw error;
    }
  }
}
