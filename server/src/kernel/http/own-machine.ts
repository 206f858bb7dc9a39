const ownMachine = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Returns whether this address always means the machine it is opened on. */
export const isOwnMachine = (address: string): boolean => ownMachine.has(URL.parse(address)?.hostname ?? "");
