import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { notificationsRead } from "./notifications-read.ts";

/** The newest so many. */
export const useNotifications = (pageSize: number) =>
  useQuery({ ...notificationsRead(pageSize), meta: { quiet: true }, placeholderData: keepPreviousData });
