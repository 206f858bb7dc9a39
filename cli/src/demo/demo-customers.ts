// The people who buy in the demo. Their addresses end in ".example", where no mail arrives.
import type { DemoStore } from "./demo-store.ts";
import type { Random } from "./random.ts";

export interface DemoCustomer {
  name: string;
  email: string;
  phone: string;
  home: DemoStore["customers"]["cities"][number];
}

const asciiOf = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/ı/g, "i")
    .replace(/ß/g, "ss")
    .replace(/[^a-zA-Z]/g, "")
    .toLowerCase();

/** Returns a function that makes one new customer at a time, each with a name of their own while there are any. */
export function newCustomers({ customers, store }: DemoStore, random: Random): () => DemoCustomer {
  const taken = new Set<string>();
  return () => {
    const name = freshName();
    const [first = "", last = ""] = name.split(" ");
    const email = `${asciiOf(first)}.${asciiOf(last)}${taken.size > 200 ? taken.size : ""}@mail.example`;
    // Numbers that are reserved for fiction.
    const phone =
      store.country === "DE"
        ? `+49 30 23125 ${random.between(100, 999)}`
        : `+353 20 91${random.between(0, 9)} ${random.between(1000, 9999)}`;
    return {
      name,
      email,
      phone,
      home: random.pick(customers.cities),
    };
  };

  function freshName(): string {
    for (let tries = 0; ; tries += 1) {
      const name = `${random.pick(customers.first)} ${random.pick(customers.last)}`;
      if (taken.has(name) && tries < 50) continue;
      taken.add(name);
      return name;
    }
  }
}
