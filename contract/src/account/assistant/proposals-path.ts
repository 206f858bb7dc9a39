/** Opens the assistant, which lists what waits for the seller. */
export const proposalsPath = "/#assistant";
