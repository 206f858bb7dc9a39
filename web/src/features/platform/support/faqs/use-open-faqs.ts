import { useState } from "react";
import { useLocation } from "react-router";
import { idIn, isStaying } from "../written/use-hash-target.ts";

/** Which questions are open: those the visitor opened, and those an address led to. `pointAt` names the last one in the address. */
export function useOpenFaqs(pointAt: (id: string) => void) {
  const { key, hash, state } = useLocation();
  const [seen, setSeen] = useState({ key, open: [idIn(hash)], at: idIn(hash) });
  const { open, at } = seen;
  if (seen.key !== key) {
    const id = idIn(hash);
    // An address the screen wrote itself comes late: the visitor may have closed that question again.
    setSeen(isStaying(state) ? { ...seen, key } : { key, open: [...open, id], at: id });
  }
  const setOpen = (next: string[]) => {
    const kept = next.includes(at) ? at : "";
    const pointed = next.find((one) => !open.includes(one)) ?? kept;
    setSeen({ key, open: next, at: pointed });
    if (pointed !== at) pointAt(pointed);
  };
  return { open, setOpen };
}
