// A seller with data on every screen: a published store with products and services, some archived, and a
// filled cart.
import { expect, type OneDesk, type Person } from "./one-desk.ts";

export interface Stock extends Person {
  serviceId: string;
  storePath: string;
  /** As stored in the browser. */
  cart: string;
}

/** Open all day, every day. In the last hour of a day that day has no free slot left. */
const always = [{ open: "00:00", close: "24:00" }];
const hours = { mon: always, tue: always, wed: always, thu: always, fri: always, sat: always, sun: always };

const M = "/api/marketplace-solopreneur";
const names = ["Sewing lesson", "Mending", "Button hunt"];

export async function stockedSeller(desk: OneDesk): Promise<Stock> {
  const person = await desk.person();
  const token = person.tokens.access.token;
  const send = async (path: string, body: object) => {
    const answer = await desk.post(M + path, body, token);
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    return JSON.parse(text).data;
  };
  const slug = `stocked-${person.id.slice(-12)}`;
  const place = { country: "US", timezone: "America/New_York" };
  await send("/create-store", {
    name: "Ada’s Workshop",
    website_url: slug,
    published: true,
    hours,
    ...place,
  });
  const list = await fetch(`${desk.url}${M}/products/all?page_size=3`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { products } = (await list.json()) as { products: { id: string; name: string }[] };
  await send("/user/products/select", { product_ids: products.map(({ id }) => id) });
  const price = { amount: 4500, currency: "USD" };
  const services: { id: string }[] = [];
  for (const name of names)
    services.push(await send("/user/services", { name, price, duration_minutes: 60, location: "in_person" }));
  const gone = services.pop();
  await fetch(`${desk.url}${M}/user/services/${gone?.id}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${token}` },
  });
  const serviceId = services[0]?.id ?? "";
  const [product] = products;
  const item = { kind: "product", id: product?.id, quantity: 2, website_url: null, name: product?.name };
  return {
    ...person,
    serviceId,
    storePath: `/store/${slug}`,
    cart: JSON.stringify([{ ...item, price, image_url: null }]),
  };
}

export interface BookedStock extends Stock {
  /** The path of the guest's page for the booking. */
  bookingPath: string;
}

/** Also books one of the services as a guest. */
export async function bookedSeller(desk: OneDesk): Promise<BookedStock> {
  const stock = await stockedSeller(desk);
  const { serviceId, storePath } = stock;
  const free = await fetch(`${desk.url}${M}${storePath}/slots?service_id=${serviceId}`);
  const { slots } = (await free.json()) as { slots: { starts_at: string }[] };
  const booked = await desk.post(`${M}${storePath}/appointments`, {
    service_id: serviceId,
    starts_at: slots.at(-1)?.starts_at,
    customer: { name: "Grace Hopper", email: "grace@example.com" },
  });
  const { manage } = (await booked.json()) as { manage: string };
  return { ...stock, bookingPath: manage };
}
