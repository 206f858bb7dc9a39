// What the two sign-in forms need once somebody has filled them in: the contract's rules and the way to the server.
import { auth, Login, Register, type SignedIn } from "@solodesk/contract/auth.ts";
import type { z } from "zod";
import { send } from "#kernel/send.ts";

/** By the name of an input, the first mistake in it; `root` is the form's own. */
export type Mistakes = Readonly<Record<string, string>>;

interface Judged {
  mistakes: Mistakes;
  /** Only where there are none. */
  send: (() => Promise<SignedIn>) | undefined;
}

export type Judge = (typed: Record<string, unknown>) => Judged;

const judging =
  <S extends z.ZodObject>(schema: S, post: (body: z.output<S>) => Promise<{ data: SignedIn }>): Judge =>
  (typed) => {
    const { data, error } = schema.safeParse(typed);
    const mistakes: Record<string, string> = {};
    for (const { path, message } of error?.issues ?? []) mistakes[String(path[0])] ??= message;
    return { mistakes, send: data && (async () => (await post(data)).data) };
  };

export const judgeLogin = judging(Login, (body) =>
  send(auth.login, { body }, { success: "Login successful", overlay: true }),
);

/** Spec 8: registration errors raise no toast; the form says them. */
export const judgeRegister = judging(Register, (body) =>
  send(auth.register, { body }, { success: "Registration successful", quiet: true, overlay: true }),
);
