import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import type { AuthUser, Tokens } from "@solodesk/contract/identity/auth.ts";

const expires = "2030-01-01T00:00:00Z";

export const maya: AuthUser = {
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  name: "Maya Okafor",
  email: "maya@example.com",
  picture: null,
  language: "en",
  redirectPath: null,
  emailVerified: true,
};

export const tokensOf = (name: string): Tokens => ({
  access: { token: `access-${name}`, expires },
  refresh: { token: `refresh-${name}`, expires },
});

export const newcomer: DashboardUser = {
  id: maya.id,
  name: maya.name,
  email: maya.email,
  picture: null,
  is_store_details_updated: false,
  store_info: null,
  wallets: { recharged: 12.5, earnings: 0, pending: 0, currency: "USD" },
  revenue: {
    this_month: { amount: 0, currency: "USD" },
    last_month: { amount: 0, currency: "USD" },
    in_person: { amount: 0, currency: "USD" },
  },
  counts: {
    appointments_pending: 0,
    appointments_to_collect: 0,
    orders_open: 0,
    orders_to_ship: 0,
    products: 0,
    services: 0,
  },
};
