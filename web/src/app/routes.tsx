// The routes: one for each screen, each in its own chunk; its data loads in parallel with the chunk.
import type { Message } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { typeName } from "#kernel/api/list-types.ts";
import type { ScreenRecord } from "#kernel/page/screen-record.ts";
import { dataBeside } from "./data-beside.ts";
import { NotFoundScreen } from "./failures/not-found-screen.tsx";
import { RootFailure } from "./failures/root-failure.tsx";
import { ScreenFailure } from "./failures/screen-failure.tsx";
import { Cover } from "./page/cover.tsx";
import { lazyScreen } from "./page/lazy-screen.ts";
import { knowUser, leaveWhenSignedIn, requireUser } from "./require-user.ts";
import { Root } from "./root.tsx";
import { screens } from "./screens.ts";

/**
 * Accepts the known types of a list, redirects upper case to the lower-case address, and answers 404 to any
 * other type.
 */
const typedList =
  (types: Readonly<Record<string, Message>>) =>
  ({ params: { type = "" }, request }: LoaderFunctionArgs) => {
    if (typeName(types, type) !== undefined) return null;
    const lower = type.toLowerCase();
    if (typeName(types, lower) === undefined) throw data(null, { status: 404 });
    const { pathname, search } = new URL(request.url);
    return redirect(pathname.replace(/[^/]+\/?$/, lower) + search);
  };

const routeOf = ({ page, load, types }: ScreenRecord): RouteObject => ({
  path: pages[page],
  lazy: lazyScreen(load),
  ErrorBoundary: ScreenFailure,
  ...(types && { loader: typedList(types) }),
});

const routesFor = (access: ScreenRecord["access"]): RouteObject[] =>
  screens.filter((screen) => screen.access === access).map(routeOf);

const toLogin: RouteObject = {
  path: pages.auth,
  loader: ({ request }) => redirect(`${pages.login}${new URL(request.url).search}`),
};

const toOwnStore: RouteObject = {
  path: pages.ownStore,
  loader: async () => (await import("./own-store.ts")).toOwnStore(),
  ErrorBoundary: ScreenFailure,
  element: null,
};

const notFound: RouteObject = { path: "*", Component: NotFoundScreen, ErrorBoundary: ScreenFailure };

export const routes: RouteObject[] = [
  {
    middleware: [knowUser],
    Component: Root,
    HydrateFallback: Cover,
    ErrorBoundary: RootFailure,
    children: [
      { middleware: [leaveWhenSignedIn], children: [toLogin, ...routesFor("visitors")] },
      ...routesFor("link"),
      {
        lazy: lazyScreen(async () => (await import("./shell/shell.tsx")).Shell),
        loader: dataBeside,
        shouldRevalidate: () => true,
        children: [
          { middleware: [requireUser], children: [...routesFor(undefined), toOwnStore] },
          ...routesFor("anyone"),
          notFound,
        ],
      },
    ],
  },
];
