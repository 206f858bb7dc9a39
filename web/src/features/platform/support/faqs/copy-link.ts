import { copyAddress } from "#kernel/files/copy-address.ts";

/** Copies the address of a heading or a question on this page. */
export const copyLink = (id: string): Promise<boolean> =>
  copyAddress(`${location.pathname}#${encodeURIComponent(id)}`);
