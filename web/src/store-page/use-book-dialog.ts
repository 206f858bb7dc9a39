import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import type { BookingFlowProps } from "./booking/booking-flow.tsx";
import { type OwnPack, packInHash } from "./booking/pack/pack-in-hash.ts";
import type { StartedBooking } from "./booking/start-booking.ts";
import type { Offer, Shop } from "./document/page-data.ts";

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
  open: (service: Offer) => Promise<void>;
  close: () => void;
}

/** @param services Those that a link from an order with a pack can open; it pays for all bookings of the service. */
export function useBookDialog(shop: Shop, services: readonly Offer[] = []): BookDialogState {
  const [state, setState] = useState<Pick<BookDialogState, "service" | "part" | "failed">>(closed);
  const requested = useRef<Offer>(undefined);
  const pack = useRef<OwnPack>(undefined);

  async function open(service: Offer) {
    requested.current = service;
    setState({ service, part: undefined, failed: false });
    try {
      const [{ startBooking }, { BookingFlow }] = await Promise.all([
        import("./booking/start-booking.ts"),
        import("./booking/booking-flow.tsx"),
      ]);
      // If the visitor has closed the dialog in the meantime, no booking is started.
      if (requested.current !== service) return;
      const code = pack.current?.serviceId === service.id ? pack.current.code : undefined;
      setState({ service, part: { BookingFlow, booking: startBooking(shop, service, code) }, failed: false });
    } catch {
      if (requested.current === service) setState({ service, part: undefined, failed: true });
    }
  }

  const openNamed = useEffectEvent(() => {
    const named = packInHash(location.hash);
    const service = services.find(({ id }) => id === named?.serviceId);
    if (!service) return;
    pack.current = named;
    close();
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
    state.part?.booking.close();
    setState(closed);
  }

  return { ...state, open, close };
}

const closed = { service: undefined, part: undefined, failed: false };
