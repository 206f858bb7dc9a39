import { z } from "zod";

/** A setting that is on or off, and becomes a boolean. */
export const onOff = (unset: "on" | "off") =>
  z
    .enum(["on", "off"])
    .default(unset)
    .transform((value) => value === "on");
