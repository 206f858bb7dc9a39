// An order paid with the test payment, created through the API; for tests that begin with a sale.
import { expect, type OneDesk, type Person } from "./one-desk.ts";
import type { Stock } from "./stocked-seller.ts";

const M = "/api/marketplace-solopreneur";

interface Listed {
  id: string;
  name: string;
}

export interface SoldOrder {
  number: string;
  /** The names of its items, in order. */
  names: string[];
}

const read = async <T>(answer: Response): Promise<T> => {
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  return JSON.parse(text);
};

/** Orders these quantities of the store's first products, one item each. */
export async function sellOrder(
  desk: OneDesk,
  { storePath }: Stock,
  buyer: Person,
  quantities: number[],
): Promise<SoldOrder> {
  const slug = storePath.split("/").at(-1) ?? "";
  const token = buyer.tokens.access.token;
  const shop = await read<{ data: { products: Listed[] } }>(
    await fetch(`${desk.url}${M}/user-store-link?website_url=${slug}`),
  );
  const lines = quantities.flatMap((quantity, at) => {
    const product = shop.data.products[at];
    return product ? [{ quantity, ...product }] : [];
  });
  const opened = await read<{ payment_session_id: string; checkout_url: string; order_numbers: string[] }>(
    await desk.post(
      `${M}/payment/create`,
      {
        items: lines.map(({ id, quantity }) => ({ kind: "product", id, quantity, website_url: slug })),
        customer: { name: "Grace Hopper", email: buyer.email, phone: "+1 212 555 0100" },
        shipping_address: { line1: "1 Main St", city: "New York", postal_code: "10001", country: "US" },
        gateway: "sandbox",
      },
      token,
    ),
  );
  await fetch(desk.url + new URL(opened.checkout_url, desk.url).pathname, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "outcome=pay",
  });
  const body = { payment_session_id: opened.payment_session_id };
  const verified = await read<{ data: { payment: string } }>(
    await desk.post(`${M}/payment/verify`, body, token),
  );
  expect(verified.data.payment).toBe("success");
  return { number: opened.order_numbers[0] ?? "", names: lines.map(({ name }) => name) };
}
