/** Why a start was refused, for whoever starts: its message is one sentence that says what to put right. */
export class StartError extends Error {}
