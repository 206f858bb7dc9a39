// Our own small line drawings: one thing on a desk, with a single accent.
import type { ReactNode } from "react";

export const drawingNames = [
  "calendar",
  "box",
  "receipt",
  "ledger",
  "chart",
  "cart",
  "wallet",
  "page",
  "person",
  "shop",
  "search",
  "lamp",
] as const;
export type DrawingName = (typeof drawingNames)[number];

const drawings: Record<DrawingName, ReactNode> = {
  calendar: (
    <>
      <rect x="34" y="20" width="52" height="46" rx="6" />
      <path d="M34 34h52M47 14v11M73 14v11M46 45h6M57 45h6M46 55h6" />
      <rect x="67" y="41" width="10" height="9" rx="2" className="fill-accent stroke-none" />
    </>
  ),
  box: (
    <>
      <path d="M36 34l24-12 24 12v26L60 72 36 60zM36 34l24 12 24-12M60 46v26" />
      <path d="M48 28l24 12v9" className="stroke-accent" />
    </>
  ),
  receipt: (
    <>
      <path d="M42 14h36v56l-6-5-6 5-6-5-6 5-6-5-6 5zM51 28h18M51 38h18" />
      <path d="M51 48h9" className="stroke-accent" />
    </>
  ),
  ledger: (
    <>
      <path d="M30 20h28a2 2 0 0 1 2 2v46a4 4 0 0 0-4-4H30zM90 20H62a2 2 0 0 0-2 2v46a4 4 0 0 1 4-4h26zM38 32h14M38 42h14M68 42h14" />
      <path d="M68 32h14" className="stroke-accent" />
    </>
  ),
  chart: (
    <>
      <path d="M32 16v52h58M46 68V50M60 68V42M74 68V54" />
      <path d="M44 38l16-12 14 8 14-14" className="stroke-accent" />
    </>
  ),
  cart: (
    <>
      <path d="M28 18h9l9 36h34l7-26H41" />
      <circle cx="51" cy="65" r="4" />
      <circle cx="75" cy="65" r="4" />
      <circle cx="64" cy="40" r="4" className="fill-accent stroke-none" />
    </>
  ),
  wallet: (
    <>
      <path d="M34 28l40-12v12M30 28h58v40H34a4 4 0 0 1-4-4z" />
      <path d="M88 42H74a6 6 0 0 0 0 12h14z" />
      <circle cx="75" cy="48" r="2.5" className="fill-accent stroke-none" />
    </>
  ),
  page: (
    <>
      <path d="M40 14h30l12 12v44H40zM70 14v12h12M50 38h22M50 48h22" />
      <path d="M50 58h12" className="stroke-accent" />
    </>
  ),
  person: (
    <>
      <circle cx="60" cy="32" r="12" />
      <path d="M36 70c2-14 12-20 24-20s22 6 24 20" />
      <circle cx="70" cy="23" r="4" className="fill-accent stroke-none" />
    </>
  ),
  shop: (
    <>
      <path d="M36 36v34h48V36M32 36l6-18h44l6 18M52 70V52h16v18" />
      <path
        d="M32 36a7 7 0 0 0 14 0 7 7 0 0 0 14 0 7 7 0 0 0 14 0 7 7 0 0 0 14 0"
        className="stroke-accent"
      />
    </>
  ),
  search: (
    <>
      <circle cx="56" cy="38" r="18" />
      <path d="M69 51l16 17" />
      <path d="M47 38a9 9 0 0 1 9-9" className="stroke-accent" />
    </>
  ),
  lamp: (
    <>
      <path d="M46 70h28M60 70V48l-14-14M46 34l12-14" />
      <path d="M54 14l18 16-6 6-18-16z" />
      <path d="M74 38l6 5M78 30l8 1M68 44l3 8" className="stroke-accent" />
    </>
  ),
};

export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg
    viewBox="0 0 120 80"
    aria-hidden="true"
    className="h-20 w-30 fill-none stroke-faint stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]"
  >
    {drawings[name]}
    <path d="M14 70h92" className="stroke-edge" />
  </svg>
);
