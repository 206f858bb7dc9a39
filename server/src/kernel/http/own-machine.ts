const ownMachine = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Does this address lead to the machine of whoever opens it? */
export const isOwnMachine = (address: string): boolean => ownMachine.has(URL.parse(address)?.hostname ?? "");
