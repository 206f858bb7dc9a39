/** Another site goes on from here; it leads back by itself. */
export const leaveFor = (address: string): void => location.assign(address);
