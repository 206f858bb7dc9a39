import type { z } from "zod";

/** The first mistake of each input by its name; `root` is the form's own. */
export type Mistakes = Readonly<Record<string, string>>;

interface Judged<T> {
  mistakes: Mistakes;
  /** Undefined if there are mistakes. */
  send: (() => Promise<T>) | undefined;
}

/** Checks what was typed; loaded after its form, because it brings the contract. */
export type Judge<T> = (typed: Record<string, unknown>) => Judged<T>;

export const judging =
  <S extends z.ZodObject, T>(schema: S, post: (body: z.output<S>) => Promise<T>): Judge<T> =>
  (typed) => {
    const { data, error } = schema.safeParse(typed);
    const mistakes: Record<string, string> = {};
    for (const { path, message } of error?.issues ?? []) mistakes[String(path[0])] ??= message;
    return { mistakes, send: data && (() => post(data)) };
  };
