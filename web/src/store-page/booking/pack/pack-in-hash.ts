// A link from an order with a pack opens the booking of its service: bookVisitPath of the contract writes it.
const PACK = /^#([0-9a-f-]{36})\?pack=([\w-]+)$/;

export interface OwnPack {
  serviceId: string;
  /** The code of the order. */
  code: string;
}

/** The pack that the address's hash names. */
export function packInHash(hash: string): OwnPack | undefined {
  const [, serviceId, code] = PACK.exec(hash) ?? [];
  return serviceId !== undefined && code !== undefined ? { serviceId, code } : undefined;
}
