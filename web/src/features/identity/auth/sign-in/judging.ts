import type { z } from "zod";

/** By the name of an input, the first mistake in it; `root` is the form's own. */
export type Mistakes = Readonly<Record<string, string>>;

interface Judged<T> {
  mistakes: Mistakes;
  /** Only where there are none. */
  send: (() => Promise<T>) | undefined;
}

/** Looks at what was typed into a form that stands before the contract is there. */
export type Judge<T> = (typed: Record<string, unknown>) => Judged<T>;

export const judging =
  <S extends z.ZodObject, T>(schema: S, post: (body: z.output<S>) => Promise<T>): Judge<T> =>
  (typed) => {
    const { data, error } = schema.safeParse(typed);
    const mistakes: Record<string, string> = {};
    for (const { path, message } of error?.issues ?? []) mistakes[String(path[0])] ??= message;
    return { mistakes, send: data && (() => post(data)) };
  };
