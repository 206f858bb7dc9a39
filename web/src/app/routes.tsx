// Every screen of the product, each in its own chunk; its data starts loading beside the chunk.
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { ComponentType } from "react";
import { type RouteObject, redirect } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Cover } from "./cover.tsx";
import type { Handle } from "./crumbs.ts";
import { appointmentTypes, transactionTypes, typeName } from "#kernel/list-types.ts";
import { knowUser, leaveWhenSignedIn, requireUser } from "./require-user.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { Root } from "./root.tsx";
import { RootFailure } from "./root-failure.tsx";
import { ScreenFailure } from "./screen-failure.tsx";
import { dashboardBeside } from "./dashboard-beside.ts";
import type { NameToCome } from "./screens-to-come.ts";
import { typedList } from "./typed-list.ts";

type Screen = () => Promise<ComponentType>;

const screen = (
  path: string,
  name: NonNullable<Handle["name"]>,
  Component: Screen,
  more: Pick<RouteObject, "loader"> = {},
): RouteObject => ({
  path,
  handle: { name } satisfies Handle,
  lazy: { Component },
  ErrorBoundary: ScreenFailure,
  ...more,
});

const toCome =
  (name: NameToCome): Screen =>
  async () =>
    (await import("./screen-to-come.tsx")).screenToCome(name);

const protectedScreens: RouteObject[] = [
  screen(
    pages.home,
    pageNames.home,
    async () => (await import("#features/dashboard/home-screen.tsx")).HomeScreen,
    { loader: dashboardBeside },
  ),
  {
    path: pages.appointments,
    handle: { name: pageNames.appointments } satisfies Handle,
    ErrorBoundary: ScreenFailure,
    children: [
      { index: true, lazy: { Component: toCome("appointments") } },
      screen(":type", ({ type }) => typeName(appointmentTypes, type), toCome("appointmentList"), {
        loader: typedList(appointmentTypes),
      }),
    ],
  },
  screen(pages.addAppointment, pageNames.addAppointment, toCome("addAppointment")),
  screen(
    pages.services,
    pageNames.services,
    async () => (await import("./services-screen.tsx")).ServicesScreen,
  ),
  screen(
    pages.service,
    pageNames.service,
    async () => (await import("#features/services/edit-service-screen.tsx")).EditServiceScreen,
  ),
  screen(
    pages.addService,
    pageNames.addService,
    async () => (await import("#features/services/add-service-screen.tsx")).AddServiceScreen,
    { loader: dashboardBeside },
  ),
  screen(
    pages.addStoreDetail,
    pageNames.addStoreDetail,
    async () => (await import("#features/store/store-details-screen.tsx")).StoreDetailsScreen,
    { loader: dashboardBeside },
  ),
  screen(pages.orders, pageNames.orders, toCome("orders")),
  {
    path: pages.transactions,
    handle: { name: pageNames.transactions } satisfies Handle,
    ErrorBoundary: ScreenFailure,
    lazy: { Component: toCome("transactions") },
    children: [
      { index: true, element: null },
      {
        path: ":type",
        handle: { name: ({ type }) => typeName(transactionTypes, type) } satisfies Handle,
        loader: typedList(transactionTypes),
        element: null,
      },
    ],
  },
  screen(pages.adsAnalytics, pageNames.adsAnalytics, toCome("adsAnalytics")),
  screen(
    pages.cartCheckout,
    pageNames.cartCheckout,
    async () => (await import("#features/cart/cart-screen.tsx")).CartScreen,
  ),
  screen(pages.pricing, pageNames.pricing, toCome("pricing")),
  screen(pages.withdrawal, pageNames.withdrawal, toCome("withdrawal")),
  screen(pages.faqs, pageNames.faqs, toCome("faqs")),
  screen(
    pages.profile,
    pageNames.profile,
    async () => (await import("#features/auth/profile-screen.tsx")).ProfileScreen,
  ),
  screen(
    pages.settings,
    pageNames.settings,
    async () => (await import("#features/auth/settings-screen.tsx")).SettingsScreen,
  ),
  {
    path: pages.ownStore,
    loader: async () => (await import("./own-store.ts")).toOwnStore(),
    ErrorBoundary: ScreenFailure,
    element: null,
  },
];

const notFound = async () => NotFoundScreen;

const openScreens: RouteObject[] = [
  screen(pages.terms, pageNames.terms, toCome("terms")),
  screen(pages.privacy, pageNames.privacy, toCome("privacy")),
  screen(pages.refundPolicy, pageNames.refundPolicy, toCome("refundPolicy")),
  screen(pages.contact, pageNames.contact, toCome("contact")),
  screen(
    pages.googleRedirect,
    pageNames.googleRedirect,
    async () => (await import("#features/auth/google-redirect-screen.tsx")).GoogleRedirectScreen,
  ),
  screen(
    pages.styleGuide,
    pageNames.styleGuide,
    async () => (await import("#features/style-guide/style-guide-screen.tsx")).StyleGuideScreen,
  ),
  { path: "*", lazy: { Component: notFound }, ErrorBoundary: ScreenFailure },
];

export const routes: RouteObject[] = [
  {
    middleware: [knowUser],
    Component: Root,
    HydrateFallback: Cover,
    ErrorBoundary: RootFailure,
    children: [
      {
        middleware: [leaveWhenSignedIn],
        children: [
          {
            path: pages.auth,
            loader: ({ request }) => redirect(`${pages.login}${new URL(request.url).search}`),
          },
          screen(
            pages.login,
            pageNames.login,
            async () => (await import("#features/auth/auth-screen.tsx")).AuthScreen,
          ),
          screen(
            pages.register,
            pageNames.register,
            async () => (await import("#features/auth/auth-screen.tsx")).AuthScreen,
          ),
        ],
      },
      {
        lazy: { Component: async () => (await import("./shell/shell.tsx")).Shell },
        children: [{ middleware: [requireUser], children: protectedScreens }, ...openScreens],
      },
    ],
  },
];
