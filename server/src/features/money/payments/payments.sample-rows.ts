import { after, minutes } from "#kernel/time/clock.ts";
import type { MarkedSeller } from "#test/security/marked-seller.ts";

/** A payment that nobody has made yet. */
export async function paymentsRows({ server: { database, deps, clock }, id, mark }: MarkedSeller) {
  const paymentId = deps.newId();
  const now = clock.now();
  await database.sql(
    `INSERT INTO payments (id, purpose, project_id, user_id, gateway, status, amount, credits, currency, email, description,
       return_path, expires_at, check_at, created_at)
     VALUES ($1, 'order', 'solodesk', $2, 'sandbox', 'created', 1500, 0, 'USD', '${mark}@example.com', '${mark} order',
       '/cart-checkout', $3, $3, $4)`,
    [paymentId, id, after(now, minutes(15)), now],
  );
  return { paymentId };
}
