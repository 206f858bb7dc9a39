import type { z } from "zod";

/** The first mistake of each input by its name; `root` is the form's own. */
export type Mistakes = Readonly<Record<string, string>>;

interface CheckResult<T> {
  mistakes: Mistakes;
  /** Undefined if there are mistakes. */
  send: (() => Promise<T>) | undefined;
}

/** Checks what was typed; loaded after its form, because it brings the contract. */
export type FormCheck<T> = (typed: Record<string, unknown>) => CheckResult<T>;

export const formCheck =
  <S extends z.ZodObject, T>(schema: S, post: (body: z.output<S>) => Promise<T>): FormCheck<T> =>
  (typed) => {
    const { data, error } = schema.safeParse(typed);
    const mistakes: Record<string, string> = {};
    for (const { path, message } of error?.issues ?? []) mistakes[String(path[0])] ??= message;
    return { mistakes, send: data && (() => post(data)) };
  };
