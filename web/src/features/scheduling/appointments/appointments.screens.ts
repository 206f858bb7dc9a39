import { CalendarDays } from "lucide-react";
import { appointmentListTypes } from "#kernel/api/list-types.ts";
import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "appointments",
    load: async () => (await import("./calendar/calendar-page.tsx")).CalendarPage,
    reads: async () => (await import("./calendar/calendar.reads.ts")).calendarReads,
    sidebar: { icon: CalendarDays },
  },
  {
    page: "appointmentList",
    types: appointmentListTypes,
    load: async () => (await import("./list/appointment-list-screen.tsx")).AppointmentListScreen,
    reads: async () => (await import("./appointments.reads.ts")).listReads,
    sidebar: { under: "appointments", without: ["all", "to-collect"] },
  },
  {
    page: "addAppointment",
    load: async () => (await import("./add/add-appointment-screen.tsx")).AddAppointmentScreen,
    reads: async () => (await import("./appointments.reads.ts")).addReads,
  },
];
