/** Something the operator can put right; its message is one sentence. */
export class CliError extends Error {}
