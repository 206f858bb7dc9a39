import { brokeConstraint, lostRace } from "#kernel/database/db.ts";

const ATTEMPTS = 20;

/**
 * A product was removed while a store listed it, or the two deadlocked and the database aborted one of them.
 */
const mayWorkNow = (error: unknown) => brokeConstraint(error, "listings_product_id_fkey") || lostRace(error);

/**
 * Runs work that can collide when a seller lists a product while the operator removes it: the loser tries
 * again, and then sees what the other did.
 */
export async function retryOnListingConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!mayWorkNow(error) || attempt === ATTEMPTS) throw error;
    }
  }
}
