// Which deposits a refund returns.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { listEndedVisits } from "#features/money/wallet/deposits/pack-visits.ts";
import { setPaid } from "#features/scheduling/appointments/holds/set-paid.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { OrderItemRow } from "../order-items.repository.ts";
import type { openDepositsOf } from "./open-deposits-of.ts";

export interface RefundPieces {
  item: OrderItemRow;
  quantity: number;
}

type OpenDeposits = Awaited<ReturnType<typeof openDepositsOf>>;

const visitsOf = ({ kind, line }: OrderItemRow, open: OpenDeposits): OpenDeposits =>
  kind === "pack" ? open.filter(({ packLine }) => packLine === line) : [];

const unbookedOf = (item: OrderItemRow, open: OpenDeposits): OpenDeposits =>
  visitsOf(item, open).filter(({ appointmentId }) => appointmentId === null);

/** Of a pack, the visits that aren't booked. */
export const returnedWith = (pieces: readonly RefundPieces[], open: OpenDeposits): OpenDeposits =>
  pieces.flatMap(({ item, quantity }) =>
    item.kind === "pack"
      ? unbookedOf(item, open).slice(0, quantity)
      : open.filter(({ appointmentId }) => appointmentId !== null && appointmentId === item.appointmentId),
  );

/** Of each pack among the pieces: how many visits end with the refund, and how many are booked. */
export const countVisits = (pieces: readonly RefundPieces[], open: OpenDeposits) =>
  pieces
    .filter(({ item }) => item.kind === "pack")
    .map((piece) => ({
      name: piece.item.name,
      ended: returnedWith([piece], open).length,
      booked: visitsOf(piece.item, open).length - unbookedOf(piece.item, open).length,
    }));

interface Returned {
  pieces: readonly RefundPieces[];
  open: OpenDeposits;
  /** Is all that is left of the order refunded? Then used visits are, too. */
  isWhole: boolean;
}

/** Throws "not_refundable" for visits that are booked, and for used ones of an order that isn't refunded as a whole. */
export function requireUnbooked({ pieces, open, isWhole }: Returned): void {
  for (const { item, quantity } of pieces.filter((piece) => piece.item.kind === "pack")) {
    const left = unbookedOf(item, open).length;
    const booked = visitsOf(item, open).length - left;
    if (isWhole && booked > 0)
      throw new AppError("not_refundable", {
        message: t(
          "{booked, plural, one {# visit of {name} is booked. Cancel it first, or refund the unused ones alone.} other {# visits of {name} are booked. Cancel them first, or refund the unused ones alone.}}",
          { booked, name: item.name },
        ),
      });
    if (!isWhole && quantity > left)
      throw new AppError("not_refundable", {
        message: t(
          "{left, plural, =0 {No visit of {name} is unused.} one {Only # visit of {name} is unused.} other {Only # visits of {name} are unused.}}",
          { left, name: item.name },
        ),
      });
  }
}

/**
 * The ids of all deposits that a refund returns, also of visits that were used; those are no longer paid. The order must be
 * locked: a visit that was booked meanwhile is found here. Throws as requireUnbooked.
 */
export async function returnedIds(deps: Deps, returned: Returned): Promise<Id[]> {
  requireUnbooked(returned);
  const { pieces, open, isWhole } = returned;
  const ids = pieces.flatMap(({ item }) => (item.kind === "pack" ? [] : (item.appointmentId ?? [])));
  const visits = returnedWith(pieces, open).filter(({ packLine }) => packLine !== null);
  const packs = isWhole ? pieces.filter(({ item }) => item.kind === "pack") : [];
  const used = await Promise.all(
    packs.map(async ({ item, quantity }) => {
      const ended = await listEndedVisits(deps.db, { orderId: item.orderId, line: item.line });
      return ended.slice(0, quantity - unbookedOf(item, open).length);
    }),
  );
  await setPaid(
    deps,
    used.flat().flatMap(({ appointmentId }) => appointmentId ?? []),
    0,
  );
  return [...ids, ...[...visits, ...used.flat()].map(({ id }) => id)];
}
