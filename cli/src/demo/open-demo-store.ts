import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { type Service, services } from "@solodesk/contract/catalog/services.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { demoPassword } from "@solodesk/contract/platform/demo.ts";
import { store } from "@solodesk/contract/store/store.ts";
import type { DemoServer, Person } from "./demo-server.ts";
import type { DemoService, DemoStore } from "./demo-store.ts";

export interface OpenStore {
  demo: DemoStore;
  /** Where visitors find it. */
  address: { website_url: string };
  owner: Person;
  services: { offered: Service; demo: DemoService }[];
  /** Ids of the goods on its shelf. */
  goods: Id[];
  /** The cancellation policy that customers accept. */
  policy: string | undefined;
}

/** Registers the owner, and opens the store with its services and goods. */
export async function openDemoStore(server: DemoServer, demo: DemoStore): Promise<OpenStore> {
  const { name, email, language } = demo.owner;
  await server.visit(auth.register, { body: { name, email, password: demoPassword } });
  const owner = await server.signIn(email);
  await server.send(owner, auth.editProfile, { body: { language } });
  await server.send(owner, store.create, { body: demo.store });
  const { data: opened } = await server.send(owner, store.edit, { body: demo.rules });
  const offered: OpenStore["services"] = [];
  for (const service of demo.services) {
    const { weekly: _weekly, rhythm: _rhythm, ...body } = service;
    const { data } = await server.send(owner, services.add, { body });
    offered.push({ offered: data, demo: service });
  }
  const goods = await findGoods(server, owner, demo.goods);
  await server.send(owner, catalog.select, { body: { product_ids: goods } });
  return {
    demo,
    address: { website_url: opened.website_url },
    owner,
    services: offered,
    goods,
    policy: opened.booking.policy?.sha256,
  };
}

async function findGoods(server: DemoServer, owner: Person, skus: readonly string[]): Promise<Id[]> {
  const ids: Id[] = [];
  for (const sku of skus) {
    const { products } = await server.send(owner, catalog.search, { query: { q: sku } });
    const found = products.find((product) => product.sku === sku);
    if (!found) throw new Error(`The sample catalogue has no ${sku}.`);
    ids.push(found.id);
  }
  return ids;
}
