import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import type { BookingFlowProps } from "./booking/booking-flow.tsx";
import type { StartedBooking } from "./booking/start-booking.ts";
import type { Offer, Shop } from "./document/page-data.ts";
import { type NamedBooking, namedBooking } from "./named-booking.ts";

interface Part {
  booking: StartedBooking;
  BookingFlow: ComponentType<BookingFlowProps>;
}

export interface BookDialogState {
  /** The service being booked; `undefined` while the dialog is closed. */
  service: Offer | undefined;
  /** The code of the dialog, loaded when a visitor presses Book. */
  part: Part | undefined;
  failed: boolean;
  /** With the start of a free time, which is picked immediately. Opening the same service again, after a failure, picks it again. */
  open: (service: Offer, startsAt?: string) => Promise<void>;
  close: () => void;
}

/** @param services Those that a link can open: from an order with a pack, which pays for all bookings of the service, or from an offer to the waitlist. */
export function useBookDialog(shop: Shop, services: readonly Offer[] = []): BookDialogState {
  const [state, setState] = useState<Pick<BookDialogState, "service" | "part" | "failed">>(closed);
  const requested = useRef<Offer>(undefined);
  const wanted = useRef<string>(undefined);
  const named = useRef<NamedBooking>(undefined);

  async function open(service: Offer, picked?: string) {
    const startsAt = picked ?? (requested.current === service ? wanted.current : undefined);
    requested.current = service;
    wanted.current = startsAt;
    setState({ service, part: undefined, failed: false });
    try {
      const [{ startBooking }, { BookingFlow }] = await Promise.all([
        import("./booking/start-booking.ts"),
        import("./booking/booking-flow.tsx"),
      ]);
      // If the visitor has closed the dialog in the meantime, no booking is started.
      if (requested.current !== service) return;
      const terms = named.current?.serviceId === service.id ? named.current : undefined;
      setState({
        service,
        part: { BookingFlow, booking: startBooking(shop, service, { ...terms, startsAt }) },
        failed: false,
      });
    } catch {
      if (requested.current === service) setState({ service, part: undefined, failed: true });
    }
  }

  const openNamed = useEffectEvent(() => {
    const found = namedBooking(location.hash);
    const service = services.find(({ id }) => id === found?.serviceId);
    if (!service) return;
    close();
    named.current = found;
    void open(service);
  });
  useEffect(() => {
    // After hydration.
    const first = setTimeout(openNamed);
    addEventListener("hashchange", openNamed);
    return () => {
      clearTimeout(first);
      removeEventListener("hashchange", openNamed);
    };
  }, []);

  function close() {
    requested.current = undefined;
    const { booking } = state.part ?? {};
    // It is booked, or in the cart.
    if (booking && !booking.held.get()) delete named.current?.offer;
    booking?.close();
    setState(closed);
  }

  return { ...state, open, close };
}

const closed = { service: undefined, part: undefined, failed: false };
