// Every screen of the product, each in its own chunk; its data loads in parallel with the chunk.
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import type { LegalPageName } from "#features/platform/support/written/written-page-screen.tsx";
import { appointmentListTypes, transactionListTypes, typeName } from "#kernel/api/list-types.ts";
import { pageNames } from "#kernel/page/page-names.ts";
import { dataBeside } from "./data-beside.ts";
import { NotFoundScreen } from "./failures/not-found-screen.tsx";
import { RootFailure } from "./failures/root-failure.tsx";
import { ScreenFailure } from "./failures/screen-failure.tsx";
import type { Handle } from "./page/breadcrumbs.ts";
import { Cover } from "./page/cover.tsx";
import { type LoadScreen, lazyScreen } from "./page/lazy-screen.ts";
import { knowUser, leaveWhenSignedIn, requireUser } from "./require-user.ts";
import { Root } from "./root.tsx";

/**
 * Accepts the known types of a list, redirects upper case to the lower-case address, and answers 404 to any
 * other type.
 */
const typedList =
  (types: Record<string, string>) =>
  ({ params: { type = "" }, request }: LoaderFunctionArgs) => {
    if (typeName(types, type) !== undefined) return null;
    const lower = type.toLowerCase();
    if (typeName(types, lower) === undefined) throw data(null, { status: 404 });
    const { pathname, search } = new URL(request.url);
    return redirect(pathname.replace(/[^/]+\/?$/, lower) + search);
  };

const screen = (
  path: string,
  name: NonNullable<Handle["name"]>,
  load: LoadScreen,
  more: Pick<RouteObject, "loader"> = {},
): RouteObject => ({
  path,
  handle: { name } satisfies Handle,
  lazy: lazyScreen(load),
  ErrorBoundary: ScreenFailure,
  ...more,
});

const written =
  (name: LegalPageName): LoadScreen =>
  async () =>
    (await import("#features/platform/support/written/written-page-screen.tsx")).writtenPageScreen(name);

const protectedScreens: RouteObject[] = [
  screen(
    pages.home,
    pageNames.home,
    async () => (await import("#features/account/dashboard/home-page.tsx")).HomePage,
  ),
  {
    path: pages.appointments,
    handle: { name: pageNames.appointments } satisfies Handle,
    ErrorBoundary: ScreenFailure,
    children: [
      {
        index: true,
        lazy: lazyScreen(
          async () =>
            (await import("#features/scheduling/appointments/calendar/calendar-page.tsx")).CalendarPage,
        ),
      },
      screen(
        ":type",
        ({ type }) => typeName(appointmentListTypes, type),
        async () =>
          (await import("#features/scheduling/appointments/list/appointment-list-screen.tsx"))
            .AppointmentListScreen,
        { loader: typedList(appointmentListTypes) },
      ),
    ],
  },
  screen(
    pages.addAppointment,
    pageNames.addAppointment,
    async () =>
      (await import("#features/scheduling/appointments/add/add-appointment-screen.tsx")).AddAppointmentScreen,
  ),
  {
    path: pages.services,
    handle: { name: pageNames.services } satisfies Handle,
    ErrorBoundary: ScreenFailure,
    children: [
      { index: true, lazy: lazyScreen(async () => (await import("./services-screen.tsx")).ServicesScreen) },
      screen(
        pages.service,
        pageNames.service,
        async () => (await import("#features/catalog/services/edit-service-screen.tsx")).EditServiceScreen,
      ),
    ],
  },
  screen(
    pages.addService,
    pageNames.addService,
    async () => (await import("#features/catalog/services/add-service-screen.tsx")).AddServiceScreen,
  ),
  screen(
    pages.addStoreDetail,
    pageNames.addStoreDetail,
    async () => (await import("#features/store/store/store-details-screen.tsx")).StoreDetailsScreen,
  ),
  screen(
    pages.orders,
    pageNames.orders,
    async () => (await import("#features/selling/orders/orders-page.tsx")).OrdersPage,
  ),
  {
    path: pages.transactions,
    handle: { name: pageNames.transactions } satisfies Handle,
    ErrorBoundary: ScreenFailure,
    lazy: lazyScreen(
      async () => (await import("#features/money/wallet/transactions-page.tsx")).TransactionsPage,
    ),
    children: [
      { index: true, element: null },
      {
        path: ":type",
        handle: { name: ({ type }) => typeName(transactionListTypes, type) } satisfies Handle,
        loader: typedList(transactionListTypes),
        element: null,
      },
    ],
  },
  screen(
    pages.adsAnalytics,
    pageNames.adsAnalytics,
    async () => (await import("#features/marketing/ads/ads-analytics-page.tsx")).AdsAnalyticsPage,
  ),
  screen(
    pages.cartCheckout,
    pageNames.cartCheckout,
    async () => (await import("#features/selling/checkout/checkout-screen.tsx")).CheckoutScreen,
  ),
  screen(
    pages.pricing,
    pageNames.pricing,
    async () => (await import("#features/money/billing/pricing-screen.tsx")).PricingScreen,
  ),
  screen(
    pages.withdrawal,
    pageNames.withdrawal,
    async () => (await import("#features/selling/payouts/withdrawal-page.tsx")).WithdrawalPage,
  ),
  screen(
    pages.faqs,
    pageNames.faqs,
    async () => (await import("#features/platform/support/faqs/faqs-screen.tsx")).FaqsScreen,
  ),
  screen(
    pages.profile,
    pageNames.profile,
    async () => (await import("#features/identity/auth/profile-screen.tsx")).ProfileScreen,
  ),
  screen(pages.settings, pageNames.settings, async () => (await import("./settings-page.tsx")).SettingsPage),
  {
    path: pages.ownStore,
    loader: async () => (await import("./own-store.ts")).toOwnStore(),
    ErrorBoundary: ScreenFailure,
    element: null,
  },
];

const openScreens: RouteObject[] = [
  screen(pages.terms, pageNames.terms, written("terms-and-conditions")),
  screen(pages.privacy, pageNames.privacy, written("privacy")),
  screen(pages.refundPolicy, pageNames.refundPolicy, written("refund-policy")),
  screen(
    pages.contact,
    pageNames.contact,
    async () => (await import("#features/platform/support/contact/contact-screen.tsx")).ContactScreen,
  ),
  screen(
    pages.googleRedirect,
    pageNames.googleRedirect,
    async () =>
      (await import("#features/identity/auth/sign-in/google-redirect-screen.tsx")).GoogleRedirectScreen,
  ),
  screen(
    pages.styleGuide,
    pageNames.styleGuide,
    async () => (await import("#features/platform/style-guide/style-guide-screen.tsx")).StyleGuideScreen,
  ),
  { path: "*", Component: NotFoundScreen, ErrorBoundary: ScreenFailure },
];

/** Emails link here. These screens work for anyone who holds the link, signed in or not. */
const linkScreens: RouteObject[] = [
  screen(
    pages.resetPassword,
    pageNames.resetPassword,
    async () => (await import("#features/identity/auth/links/reset-password-screen.tsx")).ResetPasswordScreen,
  ),
  screen(
    pages.verifyEmail,
    pageNames.verifyEmail,
    async () => (await import("#features/identity/auth/links/verify-email-screen.tsx")).VerifyEmailScreen,
  ),
  screen(
    pages.changeEmail,
    pageNames.changeEmail,
    async () => (await import("#features/identity/auth/links/change-email-screen.tsx")).ChangeEmailScreen,
  ),
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
            async () => (await import("#features/identity/auth/sign-in/auth-screen.tsx")).AuthScreen,
          ),
          screen(
            pages.register,
            pageNames.register,
            async () => (await import("#features/identity/auth/sign-in/auth-screen.tsx")).AuthScreen,
          ),
          screen(
            pages.forgotPassword,
            pageNames.forgotPassword,
            async () =>
              (await import("#features/identity/auth/links/forgot-password-screen.tsx")).ForgotPasswordScreen,
          ),
        ],
      },
      ...linkScreens,
      {
        lazy: lazyScreen(async () => (await import("./shell/shell.tsx")).Shell),
        loader: dataBeside,
        shouldRevalidate: () => true,
        children: [{ middleware: [requireUser], children: protectedScreens }, ...openScreens],
      },
    ],
  },
];
