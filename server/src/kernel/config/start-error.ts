/** Why the server cannot start. The message is one sentence that tells the operator what to fix. */
export class StartError extends Error {}
