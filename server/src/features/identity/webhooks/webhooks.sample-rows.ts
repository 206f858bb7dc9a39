import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function webhooksRows({ server: { database, deps, clock }, id, mark }: MarkedSeller) {
  const [webhookId, deliveryId] = [deps.newId(), deps.newId()];
  const now = clock.now();
  await database.sql(
    `INSERT INTO webhooks (id, user_id, url, description, events, secret, is_on, created_at)
     VALUES ($1, $2, 'https://8.8.8.8/${mark}', '${mark} webhook', '{order.paid}', 'sealed', true, $3)`,
    [webhookId, id, now],
  );
  await database.sql(
    `INSERT INTO webhook_deliveries (id, webhook_id, user_id, event, object_id, state, body, attempts, attempted_at, due_at,
       status_code, answer, created_at)
     VALUES ($1, $2, $3, 'order.paid', $2, 'delivered', '{"data":"${mark}"}', 1, $4, $4, 200, '${mark}', $4)`,
    [deliveryId, webhookId, id, now],
  );
  return { webhookId, deliveryId };
}
