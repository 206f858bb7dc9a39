/** Leaves for another site, such as a payment page, that leads back here. */
export const leaveFor = (address: string): void => location.assign(address);

export const loadAgain = (): void => location.reload();
