// Every screen of the product, each in its own chunk; its data starts loading beside the chunk.
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { ComponentType } from "react";
import { type RouteObject, redirect } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Cover } from "./cover.tsx";
import type { Handle } from "./crumbs.ts";
import { appointmentTypes, transactionTypes, typeName } from "#kernel/list-types.ts";
import { knowUser, leaveWhenSignedIn, requireUser } from "./require-user.ts";
import { Root } from "./root.tsx";
import { RootFailure } from "./root-failure.tsx";
import { ScreenFailure } from "./screen-failure.tsx";
import { dashboardBeside } from "./dashboard-beside.ts";
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

const protectedScreens: RouteObject[] = [
  screen(
    pages.home,
    pageNames.home,
    async () => (await import("#features/home/home-screen.tsx")).HomeScreen,
    { loader: dashboardBeside },
  ),
  {
    path: pages.appointments,
    handle: { name: pageNames.appointments } satisfies Handle,
    ErrorBoundary: ScreenFailure,
    children: [
      {
        index: true,
        lazy: {
          Component: async () => (await import("#features/appointments/calendar-screen.tsx")).CalendarScreen,
        },
      },
      screen(
        ":type",
        ({ type }) => typeName(appointmentTypes, type),
        async () =>
          (await import("#features/appointments/appointment-list-screen.tsx")).AppointmentListScreen,
        { loader: typedList(appointmentTypes) },
      ),
    ],
  },
  screen(
    pages.addAppointment,
    pageNames.addAppointment,
    async () => (await import("#features/appointments/add-appointment-screen.tsx")).AddAppointmentScreen,
  ),
  screen(
    pages.services,
    pageNames.services,
    async () => (await import("./services-with-cart.tsx")).ServicesWithCart,
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
  ),
  screen(
    pages.addStoreDetail,
    pageNames.addStoreDetail,
    async () => (await import("#features/store-details/store-details-screen.tsx")).StoreDetailsScreen,
    { loader: dashboardBeside },
  ),
  screen(
    pages.orders,
    pageNames.orders,
    async () => (await import("#features/orders/orders-screen.tsx")).OrdersScreen,
  ),
  {
    path: pages.transactions,
    handle: { name: pageNames.transactions } satisfies Handle,
    ErrorBoundary: ScreenFailure,
    lazy: {
      Component: async () =>
        (await import("#features/transactions/transactions-screen.tsx")).TransactionsScreen,
    },
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
  screen(
    pages.adsAnalytics,
    pageNames.adsAnalytics,
    async () => (await import("#features/ads/ads-analytics-screen.tsx")).AdsAnalyticsScreen,
  ),
  screen(
    pages.cartCheckout,
    pageNames.cartCheckout,
    async () => (await import("#features/cart/cart-screen.tsx")).CartScreen,
  ),
  screen(
    pages.pricing,
    pageNames.pricing,
    async () => (await import("#features/subscription/pricing-screen.tsx")).PricingScreen,
  ),
  screen(
    pages.withdrawal,
    pageNames.withdrawal,
    async () => (await import("#features/payouts/withdrawal-screen.tsx")).WithdrawalScreen,
  ),
  screen(
    pages.faqs,
    pageNames.faqs,
    async () => (await import("#features/support/faqs-screen.tsx")).FaqsScreen,
  ),
  screen(
    pages.profile,
    pageNames.profile,
    async () => (await import("#features/profile/profile-screen.tsx")).ProfileScreen,
  ),
  screen(
    pages.settings,
    pageNames.settings,
    async () => (await import("#features/profile/settings-screen.tsx")).SettingsScreen,
  ),
  {
    path: pages.ownStore,
    loader: async () => (await import("./own-store.ts")).toOwnStore(),
    ErrorBoundary: ScreenFailure,
    element: null,
  },
];

const notFound = async () => (await import("./not-found-screen.tsx")).NotFoundScreen;
const legal = async () => import("#features/support/legal-screens.tsx");

const openScreens: RouteObject[] = [
  screen(pages.terms, pageNames.terms, async () => (await legal()).TermsScreen),
  screen(pages.privacy, pageNames.privacy, async () => (await legal()).PrivacyScreen),
  screen(pages.refundPolicy, pageNames.refundPolicy, async () => (await legal()).RefundPolicyScreen),
  screen(
    pages.contact,
    pageNames.contact,
    async () => (await import("#features/support/contact-screen.tsx")).ContactScreen,
  ),
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
            loader: ({ request }) => redirect(`/auth/login${new URL(request.url).search}`),
          },
          screen(
            "/auth/login",
            "Log in",
            async () => (await import("#features/auth/auth-screen.tsx")).AuthScreen,
          ),
          screen(
            "/auth/register",
            "Create account",
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
