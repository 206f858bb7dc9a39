// The grid's look: the library does the layout, these classes set colours, lines and text.
import type { CalendarOptions } from "@fullcalendar/react";
import { classes } from "#ui/look/classes.ts";

const line = "border border-line";

const cell = (isOther: boolean, isClosed: boolean) =>
  classes(line, "cursor-pointer", (isOther || isClosed) && "bg-panel");

/** @param isClosed whether the store is closed on a day. */
export const gridLook = (isClosed: (day: Date) => boolean): CalendarOptions => ({
  className: "calendar-grid",
  tableHeaderClass: "bg-canvas",
  dayHeaderRowClass: line,
  dayHeaderClass: ({ inPopover }) => (inPopover ? "py-2" : classes(line, "justify-center")),
  dayHeaderAlign: ({ inPopover }) => (inPopover ? "start" : "center"),
  dayHeaderInnerClass: ({ inPopover }) => (inPopover ? "" : "py-1.5"),
  dayHeaderDividerClass: "border-line border-b",
  dayRowClass: line,
  dayCellClass: ({ isOther, date, inPopover }) => (inPopover ? "" : cell(isOther, isClosed(date))),
  dayCellTopClass: "flex justify-end p-1",
  dayCellInnerClass: ({ inPopover }) => (inPopover ? "flex flex-col gap-1 p-2 pt-0" : ""),
  dayCellBottomClass: "min-h-1",
  dayLaneClass: classes(line, "cursor-pointer"),
  dayLaneInnerClass: "mx-0.5",
  navLinkClass: "rounded-md hover:bg-hover",
  slotLaneClass: ({ isMinor }) => classes(line, isMinor && "border-transparent"),
  slotHeaderRowClass: line,
  slotHeaderClass: "justify-end",
  slotHeaderInnerClass: ({ isFirst }) =>
    classes("figures relative -top-2 px-2 text-end text-faint text-xs", isFirst && "invisible"),
  slotHeaderDividerClass: "border-line border-e",
  nowIndicatorLineClass: "now-line",
  nowIndicatorDotClass: "now-dot",
  highlightClass: "bg-accent-wash",
  backgroundEventClass: ({ event }) => (event.id === "" ? "closed-time" : "busy-time"),
  columnEventClass: "mb-px rounded-md",
  rowEventClass: "mx-0.5 mb-0.5 rounded-sm",
  columnEventAfterClass: ({ isEndResizable, isSelected }) =>
    isEndResizable ? classes("resize-grip", isSelected && "is-held") : "",
  rowMoreLinkClass: "mx-0.5 rounded-sm hover:bg-hover",
  columnMoreLinkClass: "rounded-md bg-hover",
  moreLinkInnerClass: "px-1.5 py-px text-faint text-xs",
  popoverClass: "w-64 rounded-lg bg-lifted text-body shadow-float animate-appear overflow-hidden",
  popoverCloseClass:
    "absolute top-2 end-2 size-7 items-center justify-center rounded-md text-body hover:bg-hover",
});
