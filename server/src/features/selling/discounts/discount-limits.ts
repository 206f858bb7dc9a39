// Limits on what strangers try with discounts. They are counted in memory, because the database stores no visitors' IP addresses.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type CountDeps, limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { addressKey, callCounter } from "#kernel/limits/rate-limit.ts";
import { minutes } from "#kernel/time/clock.ts";
import { codeKey } from "./discount-row.ts";

/** Per account, or network of guests, and hour: people mistype a few. */
const MOST_UNKNOWN = 60;
/** Per network of guests and day. */
const MOST_FREE = 5;

interface Caller {
  userId: Id | undefined;
  address: string;
}

export interface CodeGuessLimit {
  /** Throws "rate_limited" if the caller has guessed too often; so does `count`. */
  refuse(caller: Caller, codes: readonly string[]): void;
  /** Counts codes that don't exist, each once an hour: a cart asks again with the same ones. */
  count(caller: Caller, unknown: readonly string[]): void;
}

/** Codes can be guessed as long as the answer says whether they exist: after too many that don't, none is looked up. */
export function codeGuessLimit(deps: CountDeps): CodeGuessLimit {
  const refuse = limitPerWindow(deps, {
    most: MOST_UNKNOWN,
    per: "hour",
    message: () =>
      t("{count} discount codes that don't exist were entered from your account or network within an hour.", {
        count: MOST_UNKNOWN,
      }),
  });
  const countSame = callCounter({ clock: deps.clock }, "unknown discount code", minutes(60));
  const keyOf = ({ userId, address }: Caller) => userId ?? addressKey(address);
  return {
    refuse(caller, codes) {
      if (codes.length > 0) refuse(keyOf(caller), 0);
    },
    count(caller, unknown) {
      const key = keyOf(caller);
      for (const code of unknown) if (countSame(`${key} ${codeKey(code)}`).current === 1) refuse(key);
    },
  };
}

/**
 * What a discount made free needs no payment, and so nothing that tells guests from programs or shows that an
 * address is theirs. Members have an account; guests are counted by network. Throws "rate_limited".
 */
export function freeOrdersLimit(deps: CountDeps): (caller: Caller) => void {
  const refuse = limitPerWindow(deps, {
    most: MOST_FREE,
    per: "day",
    message: () =>
      t(
        "{count} orders that cost nothing were placed from your network within a day. Sign in to order more.",
        {
          count: MOST_FREE,
        },
      ),
  });
  return ({ userId, address }) => {
    if (userId === undefined) refuse(addressKey(address));
  };
}
