import { file, type PersonalData } from "#kernel/database/personal-data.ts";

export const authData: PersonalData = {
  exported: [
    file(
      "profile",
      "users",
      "name, email, picture, language, email_verified_at, created_at, updated_at, suspended_at, suspended_reason",
      { where: "id = $1" },
    ),
    file("google", "identities", "issuer, subject, email, name, picture, linked_at", { order: "linked_at" }),
    file("second-factor", "second_factors", "created_at, enabled_at", { order: "created_at" }),
    file("api-tokens", "api_tokens", "id, name, starts_with, scopes, created_at, expires_at, last_used_at", {
      order: "created_at",
    }),
    file("sessions", "sessions", "id, user_agent, created_at, last_used_at, expires_at, revoked_at", {
      order: "created_at",
    }),
  ],
  leftOut: {
    users: {
      "password_hash, password_version": "A secret.",
      picture_upload: "Its picture is among the pictures.",
      "deletes_at, deleted_at, gives_up, reopens_store": "A deletion that was asked for; Settings show it.",
    },
    second_factors: {
      "sealed_secret, last_step": "A secret.",
    },
    api_tokens: {
      hash: "A secret.",
    },
    sessions: {
      confirmed_at: "When the password was last entered, for as long as it counts.",
    },
  },
  notExported: {
    account_links: "Keys on their way by mail: of each there is only a hash.",
    recovery_codes: "Hashes of codes that were shown once.",
    sign_in_tickets: "A sign-in of the last minutes that waits for its code: a hash, and what it is to link.",
  },
  deletedOfUser: [
    "sessions",
    "api_tokens",
    "account_links",
    "sign_in_tickets",
    "recovery_codes",
    "second_factors",
    "identities",
  ],
  anonymised: {
    users: `UPDATE users SET name = 'Deleted account', email = id || '@deleted.invalid', password_hash = NULL,
    password_version = password_version + 1, picture = NULL, language = DEFAULT, email_verified_at = NULL, suspended_at = NULL, suspended_reason = NULL, updated_at = $2,
    deleted_at = $2
    WHERE id = $1`,
  },
};
