import { useState } from "react";
import { useLocation } from "react-router";
import { groupOf } from "../navigation.ts";

/** One group is open at a time; arriving at one of its routes opens it (spec 2). */
export function useOpenGroup(): [open: string | undefined, toggle: (group: string) => void] {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(groupOf(pathname));
  const [seen, setSeen] = useState(pathname);
  if (seen !== pathname) {
    setSeen(pathname);
    setOpen(groupOf(pathname) ?? open);
  }
  return [open, (group) => setOpen(open === group ? undefined : group)];
}
