/** An error the operator can fix; its message is one sentence. */
export class CliError extends Error {}
