import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { typeName } from "#kernel/api/list-types.ts";

/** Lets the known kinds of a list through; upper case is led to its own address, another kind is not found. */
export const typedList =
  (types: Record<string, string>) =>
  ({ params: { type = "" }, request }: LoaderFunctionArgs) => {
    if (typeName(types, type) !== undefined) return null;
    const lower = type.toLowerCase();
    if (typeName(types, lower) === undefined) throw data(null, { status: 404 });
    const { pathname, search } = new URL(request.url);
    return redirect(pathname.replace(/[^/]+\/?$/, lower) + search);
  };
